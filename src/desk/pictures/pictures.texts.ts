import type { DeskLanguage } from '../desk.texts.ts';

const en = {
  choose: 'Choose a picture',
  none: 'No picture yet',
  search: 'Words in the name',
  found: 'Pictures: {number}',
  more: 'Show more',
  close: 'Close',
  focus: 'Focus point: what stays in sight when the picture is cropped',
  left: 'From the left, %',
  top: 'From the top, %',
  reset: 'As the picture has it',
} as const;

const de: Readonly<Record<keyof typeof en, string>> = {
  choose: 'Bild wählen',
  none: 'Noch kein Bild',
  search: 'Wörter im Namen',
  found: 'Bilder: {number}',
  more: 'Mehr zeigen',
  close: 'Schließen',
  focus: 'Bildmitte: was zu sehen bleibt, wenn das Bild beschnitten wird',
  left: 'Von links, %',
  top: 'Von oben, %',
  reset: 'Wie beim Bild hinterlegt',
};

export const pictureWords: Readonly<Record<DeskLanguage, Readonly<Record<keyof typeof en, string>>>> = { en, de };
