import { encodeQR } from 'qr';

/** How much of a code may be damaged: 7 % or 15 %. */
export type QrLevel = 'low' | 'medium';

/** The quiet zone on each side (ISO/IEC 18004). */
export const quietModules = 4;

export interface QrCode {
  /** in modules, with the quiet zone on each side */
  readonly size: number;
  /** the dark modules as the path of an SVG, one unit per module */
  readonly path: string;
}

/** Draws the runs of dark modules of one row as rectangles. */
const rowPath = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    path += `M${x} ${y}h${width}v1h-${width}z`;
    x += width;
  }
  return path;
};

/** Encodes a text as QR code (ISO/IEC 18004), in UTF-8. Throws for a text of more than 2 kB, which no code could hold. */
export const qrCodeOf = (text: string, level: QrLevel): QrCode => {
  const rows = encodeQR(text, 'raw', { ecc: level, border: quietModules });
  return { size: rows.length, path: rows.map(rowPath).join('') };
};
