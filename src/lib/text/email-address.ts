/**
 * E-mail addresses as people have them: the unquoted form of RFC 5321 before the `@`, a name of the public internet behind
 * it. Quoted names, addresses of machines in numbers, comments and several addresses in one field are refused: nobody
 * signs up with them, and each of them has broken into somebody's mail headers before.
 */
export const longestEmail = 256;

const longestLocal = 64;
const longestName = 253;
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** in any script, without hyphens at its ends */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /^(?:[\p{L}][\p{L}\p{M}]+|xn--[a-z0-9-]{2,59})$/iu;

/** The domain as mail servers know it: small letters, other scripts in the form that begins with `xn--`. */
const asciiDomain = (domain: string): string | undefined => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
};

const isDomain = (domain: string): boolean => {
  const labels = domain.split('.');
  return labels.length >= 2 && labels.every((one) => label.test(one)) && topLabel.test(labels.at(-1) ?? '');
};

/**
 * The address in the one form it is kept and compared in, or nothing where it is none. What stands before the `@` keeps its
 * capitals for the mail server that may care; `emailKey` compares without.
 */
export const emailOf = (text: string): string | undefined => {
  const address = text.trim();
  if (address.length > longestEmail) return undefined;
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  if (at < 1 || name.length > longestLocal || !local.test(name)) return undefined;
  const domain = address.slice(at + 1);
  if (!isDomain(domain)) return undefined;
  const ascii = asciiDomain(domain);
  if (ascii === undefined || ascii.length > longestName || !isDomain(ascii)) return undefined;
  return `${name}@${ascii}`;
};

/** What addresses are compared by: everybody's mail server takes capitals for small letters. */
export const emailKey = (address: string): string => address.toLowerCase();
