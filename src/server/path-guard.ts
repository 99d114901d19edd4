/**
 * A path with a NUL, a broken escape or a step upwards is nothing that the shop links to. Paths without an escape or a dot
 * pair, nearly all of them, are known to be good by looking at their signs alone.
 */
export const isRubbishPath = (url: string): boolean => {
  if (!/[%\\\0]|\.\./.test(url)) return false;
  const [path = ''] = url.split('?', 1);
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') || plain.split(/[\\/]/).includes('..');
  } catch {
    return true;
  }
};
