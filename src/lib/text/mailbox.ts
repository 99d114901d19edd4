import { emailKey } from './email-address.ts';

/** Domains of one provider, which ignores the dots of a name. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the key of the mailbox that an address most likely leads to: `anna+shop@example.com` is read by anna@example.com. It is
 * for limits alone, where two people who share a key lose little. Addresses are stored, compared and mailed as they were typed.
 */
export const mailboxKey = (address: string): string => {
  const key = emailKey(address);
  const at = key.lastIndexOf('@');
  const [name, domain] = [key.slice(0, at), key.slice(at + 1)];
  // In quotes a plus is a character like any other.
  if (at < 1 || name.startsWith('"')) return key;
  const plus = name.indexOf('+');
  const base = plus > 0 ? name.slice(0, plus) : name;
  return withoutDots.has(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`;
};
