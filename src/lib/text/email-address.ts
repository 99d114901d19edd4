/**
 * E-mail addresses: the unquoted form of RFC 5321 before the `@`, a public domain name after it. Quoted names, IP addresses,
 * comments and several addresses in one field are refused: customers do not have them, and they allow header injection.
 */
export const longestEmail = 256;

const longestLocal = 64;
const longestName = 253;
const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** a label of the domain in any script, without hyphens at its ends */
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const topLabel = /^(?:[\p{L}][\p{L}\p{M}]+|xn--[a-z0-9-]{2,59})$/iu;

/** The domain in ASCII and lower case, other scripts in Punycode (`xn--`). */
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
 * Returns the address in the form in which it is stored, or `undefined` if it is not one. The part before the `@` keeps its
 * capitals, because a mail server may distinguish them; `emailKey` ignores them.
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

/** Returns the key by which addresses are compared: in practice mail servers ignore case. */
export const emailKey = (address: string): string => address.toLowerCase();
