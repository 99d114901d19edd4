/**
 * Texts for staff (SITE-2): the English of the specification, and German. They do not belong to a country, so they are not in the
 * sites' catalogues; the user of the panel chooses.
 */
export type StaffLanguage = 'en' | 'de';

const en = {
  open: 'Preview settings',
  intro: 'Shows the whole shop as of this moment, for you alone.',
  close: 'Close',
  date: 'Date',
  time: 'Time',
  abTest: 'A/B test',
  testName: 'Test name',
  noTest: 'No test',
  group: 'Group',
  selectGroup: 'Select a group',
  required: 'Required',
  groupMissing: 'Please also select an A/B test group!',
  dateWrong: 'Please enter a valid date as YYYY-MM-DD, such as 2026-11-28.',
  timeWrong: 'Please enter the time as HH:MM, such as 09:00.',
  testGone: '{test} is not active then. No test is selected.',
  loading: 'Loading tests...',
  found: 'Active tests found.',
  none: 'No active tests for this date.',
  failed: 'Failed to fetch AB tests.',
  apply: 'Set preview settings',
  applied: 'Settings applied successfully.',
  notApplied: 'Applying settings failed.',
  logout: 'Logout',
  link: 'Link for colleagues, good for a day',
  copyLink: 'Copy link',
  timeline: 'Time line of campaigns',
  mark: 'Preview',
  leave: 'End preview',
  changedNow: 'The cart is filled as of now. Nothing is ordered, sent or measured.',
  other: 'Deutsch',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  open: 'Vorschau einstellen',
  intro: 'Zeigt Ihnen allein den ganzen Shop, wie er zu dieser Zeit ist.',
  close: 'Schließen',
  date: 'Datum',
  time: 'Uhrzeit',
  abTest: 'A/B-Test',
  testName: 'Name des Tests',
  noTest: 'Kein Test',
  group: 'Gruppe',
  selectGroup: 'Gruppe wählen',
  required: 'Pflichtfeld',
  groupMissing: 'Bitte wählen Sie auch eine Gruppe des A/B-Tests!',
  dateWrong: 'Bitte geben Sie ein gültiges Datum als JJJJ-MM-TT ein, etwa 2026-11-28.',
  timeWrong: 'Bitte geben Sie die Uhrzeit als HH:MM ein, etwa 09:00.',
  testGone: '{test} läuft dann nicht. Kein Test ist gewählt.',
  loading: 'Tests werden geladen …',
  found: 'Es laufen Tests.',
  none: 'An diesem Tag laufen keine Tests.',
  failed: 'Die A/B-Tests konnten nicht geladen werden.',
  apply: 'Vorschau setzen',
  applied: 'Die Einstellungen gelten jetzt.',
  notApplied: 'Die Einstellungen konnten nicht gesetzt werden.',
  logout: 'Abmelden',
  link: 'Link für Kollegen, einen Tag gültig',
  copyLink: 'Link kopieren',
  timeline: 'Zeitleiste der Aktionen',
  mark: 'Vorschau',
  leave: 'Vorschau beenden',
  changedNow: 'Der Warenkorb wird nach heutigem Stand gefüllt. Nichts wird bestellt, gesendet oder gemessen.',
  other: 'English',
};

export type StaffWord = keyof typeof en;
export const staffWords: Readonly<Record<StaffLanguage, Readonly<Record<StaffWord, string>>>> = { en, de };
