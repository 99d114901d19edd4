/** Texts of the staff pages (SITE-2): English, and German with `lang=de`. */
export type StaffPageLanguage = 'en' | 'de';

export const staffPageLanguage = (asked: string | undefined): StaffPageLanguage => (asked === 'de' ? 'de' : 'en');

export const signInTexts = {
  en: {
    title: 'Sign in for staff',
    intro: 'For colleagues who want to see the shop as it will be.',
    name: 'E-mail address or name',
    password: 'Password',
    submit: 'Sign in',
    oidc: 'Sign in with the house account',
    other: 'Deutsch',
    wrong: 'Name or password is not right.',
    often: 'Tried too often. Wait a minute, then try again.',
    refused: 'The house account could not be used. Try again, or sign in with a password.',
    silent: 'The house account does not respond at the moment. Try again later, or sign in with a password.',
    unlisted: 'This house account is not on the list of staff. Ask the people who run the shop to add it.',
  },
  de: {
    title: 'Anmeldung für Mitarbeitende',
    intro: 'Für Kolleginnen und Kollegen, die den Shop sehen wollen, wie er sein wird.',
    name: 'E-Mail-Adresse oder Name',
    password: 'Passwort',
    submit: 'Anmelden',
    oidc: 'Mit dem Hauskonto anmelden',
    other: 'English',
    wrong: 'Name oder Passwort stimmt nicht.',
    often: 'Zu oft versucht. Bitte warten Sie eine Minute.',
    refused: 'Das Hauskonto ging nicht. Versuchen Sie es noch einmal, oder melden Sie sich mit einem Passwort an.',
    silent:
      'Das Hauskonto antwortet im Moment nicht. Versuchen Sie es später noch einmal, oder melden Sie sich mit einem Passwort an.',
    unlisted:
      'Dieses Hauskonto steht nicht auf der Liste der Mitarbeitenden. Wer den Shop betreibt, kann es dort hinzufügen.',
  },
} as const;

export const timelineTexts = {
  en: {
    title: 'What the shop shows',
    intro:
      'Promotions, themeworlds and tests of a day, on the clocks of each country. Each link opens the shop as it is then.',
    day: 'Day',
    show: 'Show',
    other: 'Deutsch',
    promotion: 'Promotion',
    themeworld: 'Themeworld',
    test: 'A/B test',
    always: 'always',
    preview: 'Preview from {time}',
    nothing: 'Nothing is planned.',
    before: 'Day before',
    after: 'Day after',
    withdrawals: 'Withdrawals',
    orders: 'Orders',
  },
  de: {
    title: 'Was der Shop zeigt',
    intro:
      'Aktionen, Themenwelten und Tests eines Tages, nach den Uhren jedes Landes. Jeder Link öffnet den Shop, wie er dann ist.',
    day: 'Tag',
    show: 'Anzeigen',
    other: 'English',
    promotion: 'Aktion',
    themeworld: 'Themenwelt',
    test: 'A/B-Test',
    always: 'immer',
    preview: 'Vorschau ab {time}',
    nothing: 'Nichts ist geplant.',
    before: 'Tag davor',
    after: 'Tag danach',
    withdrawals: 'Widerrufe',
    orders: 'Bestellungen',
  },
} as const;

export const sharedPreviewTexts = {
  en: {
    title: 'Open a preview',
    intro: 'This link shows you the shop of another moment. Visitors go on seeing the shop of today.',
    moment: 'Moment',
    test: 'A/B test',
    release: 'Release',
    open: 'Open the preview',
    stay: 'Stay in the shop of today',
    over: 'This link is over or not complete. Links to a preview are valid for a day: ask for a new one.',
    other: 'Deutsch',
  },
  de: {
    title: 'Vorschau öffnen',
    intro: 'Dieser Link zeigt Ihnen den Shop zu einer anderen Zeit. Besucher sehen weiter den Shop von heute.',
    moment: 'Zeitpunkt',
    test: 'A/B-Test',
    release: 'Veröffentlichung',
    open: 'Vorschau öffnen',
    stay: 'Im Shop von heute bleiben',
    over: 'Dieser Link ist abgelaufen oder unvollständig. Links zu einer Vorschau gelten einen Tag: Bitten Sie um einen neuen.',
    other: 'English',
  },
} as const;

export const withdrawalTexts = {
  en: {
    title: 'Withdrawals',
    intro:
      'Withdrawals that customers have declared and confirmed, on the clocks of each country; the newest hundred per site. Each has also reached the desk by mail.',
    timeline: 'What the shop shows',
    orders: 'Orders',
    other: 'Deutsch',
    at: 'Received',
    person: 'Customer',
    order: 'Order',
    articles: 'Articles',
    whole: 'whole order',
    unmatched: 'no order found',
    noReceipt: 'No receipt: the mailbox got too many.',
    erased: 'erased',
    nothing: 'There are none.',
  },
  de: {
    title: 'Widerrufe',
    intro:
      'Widerrufe, die Kundinnen und Kunden erklärt und bestätigt haben, nach den Uhren jedes Landes; je Site die neuesten hundert. Jeder ist auch per E-Mail beim Service angekommen.',
    timeline: 'Was der Shop zeigt',
    orders: 'Bestellungen',
    other: 'English',
    at: 'Eingegangen',
    person: 'Kunde',
    order: 'Bestellung',
    articles: 'Artikel',
    whole: 'ganze Bestellung',
    unmatched: 'keine Bestellung gefunden',
    noReceipt: 'Ohne Eingangsbestätigung: Das Postfach bekam zu viele.',
    erased: 'gelöscht',
    nothing: 'Es gibt keine.',
  },
} as const;

/** SAFE-5: what a preview does not do, said in both languages (StaffNote.tsx). */
export const previewNotes = {
  en: {
    nothingOrdered: 'This is a preview: nothing can be ordered here. End the preview to order.',
    nothingSent: 'This is a preview: nothing is sent from here. End the preview to send it.',
    notSoldNow:
      'This is a preview, but the cart is filled as of now: what is not sold yet, or no longer, cannot be put in.',
  },
  de: {
    nothingOrdered:
      'Dies ist eine Vorschau: Hier kann nichts bestellt werden. Beenden Sie die Vorschau, um zu bestellen.',
    nothingSent: 'Dies ist eine Vorschau: Von hier wird nichts gesendet. Beenden Sie die Vorschau, um zu senden.',
    notSoldNow:
      'Dies ist eine Vorschau, der Warenkorb wird aber nach heutigem Stand gefüllt: Was noch nicht oder nicht mehr verkauft wird, kann nicht hinein.',
  },
} as const;

export const deskPageTexts = {
  en: {
    title: 'Desk',
    timeline: 'What the shop shows',
    other: 'Deutsch',
    needsScript: 'The desk needs JavaScript. Please switch it on for this site.',
    noRole:
      'You have no role at the desk. Ask the people who run the shop for one: npm run shop -- staff role <name> editor',
  },
  de: {
    title: 'Redaktion',
    timeline: 'Was der Shop zeigt',
    other: 'English',
    needsScript: 'Die Redaktion braucht JavaScript. Bitte schalten Sie es für diese Seite ein.',
    noRole:
      'Sie haben keine Rolle in der Redaktion. Wer den Shop betreibt, kann Ihnen eine geben: npm run shop -- staff role <Name> editor',
  },
} as const;
