import { createHash } from 'node:crypto';
import { tokenPattern } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { Now } from '../../lib/time/moment.ts';
import { dayMs } from '../../lib/time/day.ts';
import { manageDays } from './newsletter.constants.ts';
import type { NewsletterRows } from './newsletter.repository.ts';
import type { Purpose } from './subscriber-token.repository.ts';
import type { Profile } from './subscriber.repository.ts';

/** The database holds hashes alone: a copy of it opens no link. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const tokenForm = new RegExp(tokenPattern);
export const isToken = (token: string): boolean => tokenForm.test(token);

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMs);

interface NewLink {
  readonly subscriberId: string;
  readonly purpose: Purpose;
  /** what the subscriber asked for at sign-up; a confirmation applies exactly this */
  readonly asked: Profile;
  readonly expiresAt: Date;
}

/** Creates the secret tokens of the links in newsletter mails. */
export const createNewsletterLinks = (newToken: () => string) => {
  const add = async (rows: NewsletterRows, { subscriberId, purpose, asked, expiresAt }: NewLink): Promise<string> => {
    const token = newToken();
    await rows.addToken(hashOf(token), subscriberId, purpose, asked, expiresAt);
    return token;
  };
  return {
    addConfirm: (rows: NewsletterRows, subscriberId: string, asked: Profile, expiresAt: Date): Promise<string> =>
      add(rows, { subscriberId, purpose: 'confirm', asked, expiresAt }),
    addManage: (rows: NewsletterRows, subscriberId: string, at: Now): Promise<string> =>
      add(rows, { subscriberId, purpose: 'manage', asked: { consents: [] }, expiresAt: daysAfter(at, manageDays) }),
  };
};
export type NewsletterLinks = ReturnType<typeof createNewsletterLinks>;
