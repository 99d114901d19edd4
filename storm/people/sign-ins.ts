import { setTimeout as delay } from 'node:timers/promises';
import { staffOidcCallbackPath, staffOidcPath, staffSignInPath } from '../../src/contracts/staff/staff.contract.ts';
import { visitorOf, type VisitorParts } from './visitor.ts';

const betweenMs = 250;
/** A call to the provider ends after 10 s; beginning a sign-in may need one to find its addresses, ending it another. */
const longestAnswerMs = 15_000;

export interface SignInCounts {
  begun: number;
  /** led back to a page that says that the provider does not respond */
  silent: number;
  longestMs: number;
  readonly wrong: string[];
}

/** Members of staff who sign in by the company's provider, which refuses their codes. */
export const signStaffIn = async (parts: VisitorParts, isOver: () => boolean): Promise<SignInCounts> => {
  const { tally } = parts;
  const counts: SignInCounts = { begun: 0, silent: 0, longestMs: 0, wrong: [] };
  /** Returns where a step leads, if it leads on. */
  const step = async (path: string, visitor: ReturnType<typeof visitorOf>, leadsOn: (to: string) => boolean) => {
    const from = performance.now();
    const { answer } = await visitor.open('sign-ins of staff', path);
    const to = performance.now();
    if (!answer) return undefined;
    const place = answer.headers.location ?? '';
    const isExplained = tally.isExplained(from, to, 'sign-ins');
    if (!isExplained) counts.longestMs = Math.max(counts.longestMs, to - from);
    if (leadsOn(place) && (isExplained || to - from < longestAnswerMs)) return place;
    if (place.startsWith(`${staffSignInPath}?problem=silent`) && isExplained) counts.silent += 1;
    else
      counts.wrong.push(
        `${path.split('?')[0]}: ${answer.status} to ${place.slice(0, 80)}, ${Math.round(to - from)} ms`,
      );
    return undefined;
  };
  while (!isOver()) {
    counts.begun += 1;
    const visitor = visitorOf(parts);
    const address = await step(staffOidcPath, visitor, (to) => to.includes('/auth?'));
    if (address !== undefined) {
      const state = new URL(address).searchParams.get('state') ?? '';
      const path = `${staffOidcCallbackPath}?code=refused&state=${encodeURIComponent(state)}`;
      await step(path, visitor, (to) => to.startsWith(`${staffSignInPath}?problem=oidc`));
    }
    visitor.leave();
    await delay(betweenMs);
  }
  return counts;
};
