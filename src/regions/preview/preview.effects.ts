import { deskReleasesPath } from '../../contracts/staff/desk-paths.contract.ts';
import { testsAtPath } from '../../contracts/staff/abtest.contract.ts';
import { logoutPath, previewTokenPath, renewPath } from '../../contracts/staff/preview.contract.ts';
import { entriesOf } from '../../lib/json-lists.ts';
import { idOf, membersOf, textOf, type Members } from '../../lib/json.ts';
import type { Browser } from '../../platform/browser.ts';
import { renewEveryMs } from './preview.constants.ts';
import type { AbTest, PanelEffect, PanelEvent, PanelRelease, Settings } from './preview.machine.ts';
import { momentOf } from './preview.rules.ts';

const get = async ({ http }: Browser, path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const words = new URLSearchParams(query).toString();
  const answer = await http.call({ method: 'GET', path: words === '' ? path : `${path}?${words}` });
  return answer.kind === 'answer' && answer.status === 200 ? answer.body : undefined;
};

const groupOf = (group: Members): AbTest['groups'][number] | undefined => {
  const name = textOf(group['name']);
  return name === undefined ? undefined : { name };
};
/** A test without a name or a group cannot be chosen. */
const testOf = (test: Members): AbTest | undefined => {
  const [name, groups] = [textOf(test['name']), entriesOf(test['groups'], groupOf)];
  return name === undefined || groups.length === 0 ? undefined : { name, groups };
};
/** PREV-4: the tests of a body, which may also be their list alone; `undefined` if it has none. */
const testsIn = (body: unknown): readonly AbTest[] | undefined => {
  const tests = Array.isArray(body) ? body : membersOf(body)['tests'];
  return Array.isArray(tests) ? entriesOf(tests, testOf) : undefined;
};

/** What is over is not previewed. */
const releaseOf = ({ id, name, state }: Members): PanelRelease | undefined => {
  const [number, words] = [idOf(id), textOf(name)];
  const isOver = state === 'ended' || state === 'takenBack';
  return number === undefined || words === undefined || isOver ? undefined : { id: number, name: words };
};

/** The last renewal. Cookies that come with it after those of a logout would mark a visitor as staff again. */
const renewals = new WeakMap<Browser, Promise<unknown>>();

export const runPanel = (browser: Browser, timeZone: string) => {
  const isoOf = ({ date, time }: Settings): string => momentOf(date, time, timeZone, browser.clock.now());
  return (effect: PanelEffect, send: (event: PanelEvent) => void): void => {
    switch (effect.tag) {
      case 'loadTests': {
        const { question, settings } = effect;
        void get(browser, testsAtPath, { time: isoOf(settings) }).then((body) => {
          const tests = testsIn(body);
          send(tests ? { tag: 'testsArrived', question, tests } : { tag: 'testsFailed', question });
        });
        return;
      }
      case 'apply': {
        const { test, group, release } = effect.settings;
        const query = { test, group, previewDateTime: isoOf(effect.settings), ...(release ? { release } : {}) };
        void get(browser, previewTokenPath, query).then((body) => {
          const { status, link } = membersOf(body);
          const [isApplied, shared] = [status === 'SUCCESS', textOf(link)];
          send({ tag: 'answered', isApplied, ...(shared === undefined ? {} : { link: shared }) });
        });
        return;
      }
      case 'loadReleases':
        // Without the list the chosen release stays the only choice.
        void get(browser, deskReleasesPath).then((body) => {
          const { releases } = membersOf(body);
          if (Array.isArray(releases)) send({ tag: 'releasesArrived', value: entriesOf(releases, releaseOf) });
        });
        return;
      case 'renew':
        // A failure is ignored: the next call checks the login again.
        renewals.set(browser, get(browser, renewPath));
        return;
      case 'waitForRenewal': {
        const { opening } = effect;
        browser.clock.after(renewEveryMs, () => send({ tag: 'renewTimePassed', opening }));
        return;
      }
      case 'logout':
        void Promise.resolve(renewals.get(browser))
          .then(() => get(browser, logoutPath))
          .then(() => browser.goTo(browser.url().href));
        return;
      case 'reload':
        browser.goTo(browser.url().href);
        return;
    }
  };
};
