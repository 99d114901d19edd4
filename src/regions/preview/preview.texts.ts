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
  copied: 'Copied',
  timeline: 'Time line of campaigns',
  mark: 'Preview',
  leave: 'End preview',
  changedNow: 'The cart is filled as of now. Nothing is ordered or measured.',
  nothingOrdered: 'This is a preview: nothing can be ordered here. End the preview to order.',
  notSoldNow:
    'This is a preview, but the cart is filled as of now: what is not sold yet, or no longer, cannot be put in.',
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
  copied: 'Kopiert',
  timeline: 'Zeitleiste der Aktionen',
  mark: 'Vorschau',
  leave: 'Vorschau beenden',
  changedNow: 'Der Warenkorb wird nach heutigem Stand gefüllt. Es wird nichts bestellt und nichts gemessen.',
  nothingOrdered:
    'Dies ist eine Vorschau: Hier kann nichts bestellt werden. Beenden Sie die Vorschau, um zu bestellen.',
  notSoldNow:
    'Dies ist eine Vorschau, der Warenkorb wird aber nach heutigem Stand gefüllt: Was noch nicht oder nicht mehr verkauft wird, kann nicht hinein.',
  other: 'English',
};

export type StaffWord = keyof typeof en;
export const staffWords: Readonly<Record<StaffLanguage, Readonly<Record<StaffWord, string>>>> = { en, de };
