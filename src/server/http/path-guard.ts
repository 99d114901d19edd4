/**
 * A path with a NUL, a broken escape or a step upwards is nothing that the shop links to; neither is a NUL in a query, which no
 * database takes in a text. Paths without an escape or a dot pair, nearly all of them, are known to be good by looking at
 * their signs alone.
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
