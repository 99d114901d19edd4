/** Returns the raw value of a cookie in a `Cookie` header; the first one of the name counts. */
export const cookieIn = (header: string, name: string): string | undefined => {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
};
