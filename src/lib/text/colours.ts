/** Colours of the content: hexadecimal with 3 or 6 digits only. */
const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Returns the colour with six lower-case digits; `undefined` if the text is not a colour. */
export const hexColour = (text: string): string | undefined => {
  if (!hexPattern.test(text)) return undefined;
  const digits = text.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colours of six digits (WCAG 2.2), from 1 (equal) to 21 (black on white). */
export const contrastOf = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};
