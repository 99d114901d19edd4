import type { DeskLanguage } from './desk.texts.ts';

/** Labels of the fields and of values to choose, in German; in English their names are split into words. */
const germanFields: Readonly<Record<string, string>> = {
  headline: 'Überschrift',
  headlineShort: 'Kurze Überschrift',
  subline: 'Unterzeile',
  image: 'Bild',
  cutouts: 'Ausschnitte',
  imagePath: 'Pfad des Bildes',
  targetSize: 'Zielgröße',
  width: 'Breite',
  breakpoint: 'Bis zur Breite (px)',
  theme: 'Helligkeit',
  backgroundColorCode: 'Hintergrundfarbe',
  textColor: 'Textfarbe',
  legalText: 'Rechtlicher Text',
  legalTextHint: 'Hinweis auf den rechtlichen Text',
  legalTextHintShort: 'Kurzer Hinweis',
  voucherCode: 'Gutscheincode',
  voucherCodeInstructions: 'Hinweis zum Gutschein',
  ctaButtonLink: 'Ziel der Schaltfläche',
  ctaButtonText: 'Text der Schaltfläche',
  links: 'Links',
  url: 'Adresse',
  text: 'Text',
  boldLink: 'Fett',
  selector: 'Zeigt',
  from: 'Gezeigt ab',
  to: 'Gezeigt bis',
  name: 'Name',
  priority: 'Vorrang',
  tags: 'Schlagwörter',
  heading: 'Titel',
  label: 'Bezeichnung',
  title: 'Titel',
  section: 'Abschnitt',
  picture: 'Bild',
  focus: 'Bildmitte',
  x: 'Von links (0 bis 1)',
  y: 'Von oben (0 bis 1)',
  badges: 'Kennzeichen',
  availability: 'Erhältlich',
  kontorCard: 'Nur mit Kontor Card',
  products: 'Artikelnummern',
  story: 'Kapitel zwischen den Artikeln',
  steps: 'Schritte oder Zutaten',
  entries: 'Einträge',
  category: 'Kategorie',
  teaser: 'Teaser',
  items: 'Bilder',
  redirects: 'Weiterleitungen',
  target: 'Ziel',
  words: 'Suchwörter',
  ifAnswered: 'Nur wenn es die Seite gibt',
  synonyms: 'Synonyme',
  word: 'Wort',
  means: 'Bedeutet',
  percent: 'Rabatt in Prozent',
  scout: 'Scout',
  new: 'Neu',
  preview: 'Vorschau',
  onlineOnly: 'Nur online',
  nextWeekStore: 'Nächste Woche in der Filiale',
  thisWeekStore: 'Diese Woche in der Filiale',
  storeAlso: 'Auch in der Filiale',
  storeWednesday: 'Ab Mittwoch in der Filiale',
  imageCss: 'CSS des Bildes',
  containerCss: 'CSS des Rahmens',
  dark: 'Dunkel',
  light: 'Hell',
  ctaButton: 'Schaltfläche',
  teaserGroups: 'Spalten',
  iconName: 'Symbol',
  link: 'Link',
  hideGroupInCheckout: 'In der Kasse nicht zeigen',
  introductoryText: 'Einleitung',
  hideInClassic: 'In der breiten Ansicht nicht zeigen',
  images: 'Zeichen',
  source: 'Adresse der Zeichnung',
  seo: 'Beliebte Links',
  columns: 'Spalten mit Links',
  socialMedia: 'Soziale Medien',
  icons: 'Symbole',
  appReferences: 'Apps',
  legalLinks: 'Rechtliche Links',
  viewChanger: 'Wechsel der Ansicht',
  toMobile: 'Zur mobilen Ansicht',
  toDesktop: 'Zur breiten Ansicht',
  salesTax: 'Hinweis zur Umsatzsteuer',
  textBeforeLink: 'Text vor dem Link',
  textAfterLink: 'Text nach dem Link',
  qualityLogos: 'Siegel',
  logos: 'Logos',
  height: 'Höhe',
  shipping: 'Versand',
  returns: 'Rückgabe',
  card: 'Karte',
  help: 'Hilfe',
};

/** Names as their owners write them. */
const ownNames: Readonly<Record<string, string>> = { youtube: 'YouTube', tiktok: 'TikTok', ios: 'iOS' };

/** `backgroundColorCode` → `Background color code` */
const spoken = (name: string): string => {
  const words = name.replaceAll(/(?<=.)([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fieldWord = (name: string, language: DeskLanguage): string =>
  (language === 'de' ? germanFields[name] : undefined) ?? ownNames[name] ?? spoken(name);

/** `content.links.0.text` → `Links 1 · Text` */
export const pathWords = (path: string, language: DeskLanguage): string => {
  const parts: string[] = [];
  for (const part of path.split('.')) {
    if (part === 'content') continue;
    const last = parts.length - 1;
    if (/^\d+$/.test(part) && last >= 0) parts[last] = `${parts[last]} ${Number(part) + 1}`;
    else parts.push(fieldWord(part, language));
  }
  return parts.join(' · ');
};
