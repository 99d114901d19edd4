import { testsAtPath } from '../../contracts/staff/abtest.contract.ts';
import { logoutPath, previewTokenPath, renewPath, type PreviewAnswer } from '../../contracts/staff/preview.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { renewEveryMs } from './preview.constants.ts';
import type { AbTest, PanelEffect, PanelEvent, Settings } from './preview.machine.ts';
import { momentOf } from './preview.rules.ts';

const get = async ({ http }: Browser, path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> => {
  const words = new URLSearchParams(query).toString();
  const answer = await http.call({ method: 'GET', path: words === '' ? path : `${path}?${words}` });
  return answer.kind === 'answer' && answer.status === 200 ? answer.body : undefined;
};

export const runPanel = (browser: Browser, timeZone: string) => {
  const isoOf = ({ date, time }: Settings): string => momentOf(date, time, timeZone, browser.clock.now());
  return (effect: PanelEffect, send: (event: PanelEvent) => void): void => {
    switch (effect.tag) {
      case 'loadTests': {
        const { question, settings } = effect;
        void get(browser, testsAtPath, { time: isoOf(settings) }).then((body) => {
          // Schema of the route (PREV-4); anything else has another status.
          const tests = (body as { readonly tests?: readonly AbTest[] } | undefined)?.tests;
          send(tests ? { tag: 'testsArrived', question, tests } : { tag: 'testsFailed', question });
        });
        return;
      }
      case 'apply': {
        const { test, group } = effect.settings;
        void get(browser, previewTokenPath, { test, group, previewDateTime: isoOf(effect.settings) }).then((body) => {
          const answer = body as PreviewAnswer | undefined;
          const isApplied = answer?.status === 'SUCCESS';
          send({ tag: 'answered', isApplied, ...(answer?.link === undefined ? {} : { link: answer.link }) });
        });
        return;
      }
      case 'renew':
        // A failure is ignored: the next call checks the login again.
        void get(browser, renewPath);
        return;
      case 'waitForRenewal': {
        const { opening } = effect;
        browser.clock.after(renewEveryMs, () => send({ tag: 'renewTimePassed', opening }));
        return;
      }
      case 'logout':
        void get(browser, logoutPath).then(() => browser.goTo(browser.url().href));
        return;
      case 'reload':
        browser.goTo(browser.url().href);
        return;
    }
  };
};
