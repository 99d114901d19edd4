/**
 * Whether a URL is refused: its path holds a NUL, a broken escape or a step upwards, or its query a NUL, which databases do
 * not accept in a text. Nearly all paths have neither an escape nor two dots, and are accepted after a single regex test.
 */
export const isRubbishPath = (url: string): boolean => {
  if (!/[%\\\0]|\.\./.test(url)) return false;
  if (/%00|\0/.test(url)) return true;
  const [path = ''] = url.split('?', 1);
  if (!/[%\\]|\.\./.test(path)) return false;
  try {
    return decodeURIComponent(path).split(/[\\/]/).includes('..');
  } catch {
    return true;
  }
};
