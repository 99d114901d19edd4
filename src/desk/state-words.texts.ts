import type { ItemFault, ReleaseState, StaffRole } from '../contracts/staff/desk.contract.ts';
import type { DeskLanguage } from './desk.texts.ts';

export const stateWords: Readonly<Record<DeskLanguage, Readonly<Record<ReleaseState, string>>>> = {
  en: { draft: 'Draft', scheduled: 'Scheduled', live: 'Live', ended: 'Ended', takenBack: 'Taken back' },
  de: { draft: 'Entwurf', scheduled: 'Eingeplant', live: 'Live', ended: 'Beendet', takenBack: 'Zurückgenommen' },
};

export const roleWords: Readonly<Record<DeskLanguage, Readonly<Record<StaffRole, string>>>> = {
  en: {
    reader: 'Your role: reader. You see everything and change nothing.',
    editor: 'Your role: editor. You write drafts; a publisher publishes them.',
    publisher: 'Your role: publisher. You write drafts, publish them and take them back.',
  },
  de: {
    reader: 'Ihre Rolle: Lesen. Sie sehen alles und ändern nichts.',
    editor: 'Ihre Rolle: Bearbeiten. Sie schreiben Entwürfe, andere veröffentlichen sie.',
    publisher: 'Ihre Rolle: Veröffentlichen. Sie schreiben Entwürfe, veröffentlichen sie und nehmen sie zurück.',
  },
};

export const faultWords: Readonly<Record<DeskLanguage, Readonly<Record<ItemFault['code'], string>>>> = {
  en: {
    shape: 'is not valid: {text}',
    needed: 'is needed',
    order: 'is not after the start: {text}',
    time: 'is no day of the calendar: {text}',
    picture: 'names a picture that the shop does not have: {text}',
    css: 'has CSS that content may not use: {text}',
    voucher: 'names a voucher that is not valid for as long as it is shown: {text}',
    test: 'names an A/B test that the site does not have: {text}',
    category: 'names a category that the site does not have: {text}',
    target: 'cannot be used: {text}',
    twice: 'occurs twice: {text}',
  },
  de: {
    shape: 'ist nicht gültig: {text}',
    needed: 'fehlt',
    order: 'liegt nicht nach dem Beginn: {text}',
    time: 'ist kein Tag des Kalenders: {text}',
    picture: 'nennt ein Bild, das der Shop nicht hat: {text}',
    css: 'hat CSS, das Inhalte nicht benutzen dürfen: {text}',
    voucher: 'nennt einen Gutschein, der nicht so lange gilt, wie er gezeigt wird: {text}',
    test: 'nennt einen A/B-Test, den es auf dieser Site nicht gibt: {text}',
    category: 'nennt eine Kategorie, die es auf dieser Site nicht gibt: {text}',
    target: 'lässt sich nicht verwenden: {text}',
    twice: 'kommt zweimal vor: {text}',
  },
};

/** What the history calls an act. */
export const historyWords: Readonly<Record<DeskLanguage, Readonly<Record<string, string>>>> = {
  en: {
    made: 'Release made',
    renamed: 'Release renamed',
    scheduled: 'Release scheduled',
    unscheduled: 'Release back to draft',
    published: 'Release published',
    takenBack: 'Release taken back',
    reopened: 'Release opened again',
    removed: 'Release deleted',
    draft: 'Draft saved',
    draftDropped: 'Draft dropped',
  },
  de: {
    made: 'Veröffentlichung angelegt',
    renamed: 'Veröffentlichung umbenannt',
    scheduled: 'Veröffentlichung eingeplant',
    unscheduled: 'Veröffentlichung wieder Entwurf',
    published: 'Veröffentlicht',
    takenBack: 'Zurückgenommen',
    reopened: 'Wieder geöffnet',
    removed: 'Veröffentlichung gelöscht',
    draft: 'Entwurf gespeichert',
    draftDropped: 'Entwurf verworfen',
  },
};

/** What a refusal of the server means to its reader. */
export const refusalWords: Readonly<Record<DeskLanguage, Readonly<Record<string, string>>>> = {
  en: {
    MISSING: 'It is no longer there.',
    ROLE: 'Your role does not allow this.',
    STATE: 'The release is in another state by now.',
    CHANGED: 'Another person has changed the release. It was loaded again.',
    EMPTY: 'The release has no drafts.',
    TIME: 'A release starts in the future in every country, a test ends in the future, and both end after their start.',
    INVALID: 'Some drafts cannot be shown:',
    SITE: 'A draft is for a site that the release does not have.',
    LIMIT: 'There are too many.',
    TAKEN: 'Another test has this name.',
    GROUPS: 'Each group has a name of its own, and two of them have a share.',
    TESTS:
      'Three tests run at that time already; each one multiplies the versions of every page. End one of them, or choose another time.',
  },
  de: {
    MISSING: 'Das gibt es nicht mehr.',
    ROLE: 'Ihre Rolle erlaubt das nicht.',
    STATE: 'Die Veröffentlichung hat inzwischen einen anderen Stand.',
    CHANGED: 'Jemand anderes hat die Veröffentlichung geändert. Sie wurde neu geladen.',
    EMPTY: 'Die Veröffentlichung hat keine Entwürfe.',
    TIME: 'Eine Veröffentlichung beginnt in jedem Land in der Zukunft, ein Test endet in der Zukunft, und beide enden nach ihrem Beginn.',
    INVALID: 'Einige Entwürfe lassen sich nicht zeigen:',
    SITE: 'Ein Entwurf ist für eine Site, die nicht dazugehört.',
    LIMIT: 'Es sind zu viele.',
    TAKEN: 'Ein anderer Test heißt schon so.',
    GROUPS: 'Jede Gruppe hat einen eigenen Namen, und zwei von ihnen haben einen Anteil.',
    TESTS:
      'Zu dieser Zeit laufen schon drei Tests; jeder vervielfacht die Fassungen jeder Seite. Beenden Sie einen oder wählen Sie eine andere Zeit.',
  },
};
