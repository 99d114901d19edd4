import { describe, expect, it, vi } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, missingIn } from '../../../tests/support/other-servers/answers.ts';
import { testsSchema } from '../../contracts/staff/abtest.contract.ts';
import {
  checkauthPath,
  checkauthSchema,
  logoutPath,
  previewStatusSchema,
  renewPath,
} from '../../contracts/staff/preview.contract.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { runPanel } from './preview.effects.ts';
import type { PanelEffect, PanelEvent } from './preview.machine.ts';
import { checkauth } from './staff-check.ts';

const browserWith = (name: string) => fakeBrowser({ answer: () => ({ kind: 'answer', ...answerOf('preview', name) }) });
/** The event that an effect of the panel ends in. */
const eventAfter = (effect: PanelEffect, name: string) =>
  new Promise<PanelEvent>((resolve) => runPanel(browserWith(name), 'Europe/Berlin')(effect, resolve));
const settings = { date: '2026-12-01', time: '09:00', test: 'hero', group: 'B' };

describe('the recorded answers of the preview', () => {
  const all = { status: 'SUCCESS', dateTime: '2026-12-01T08:00:00.000Z', abTestName: 'hero', abTestGroup: 'B' };
  it.each([
    ['ours', all],
    ['minimal', all],
    ['nothing-set', { status: 'SUCCESS' }],
    ['wrong-types', { status: 'SUCCESS' }],
    ['refused', undefined],
    ['refused-in-200', undefined],
    ['empty', undefined],
  ])('[PREV-2] checkauth-%s means %j', async (name, answer) => {
    expect(await checkauth(browserWith(`checkauth-${name}`))).toEqual(answer);
  });

  const hero = { name: 'hero', groups: [{ name: 'A' }, { name: 'B' }] };
  it.each([
    ['ours', [hero]],
    ['minimal', [hero]],
    ['list', [hero]],
    ['bad-entries', [hero]],
    ['none', []],
  ])('[PREV-4] tests-%s offers %j', async (name, tests) => {
    const event = await eventAfter({ tag: 'loadTests', question: 3, settings }, `tests-${name}`);
    expect(event).toEqual({ tag: 'testsArrived', question: 3, tests });
  });

  it('[PREV-5] tests-other-shape could not be fetched', async () => {
    const event = await eventAfter({ tag: 'loadTests', question: 3, settings }, 'tests-other-shape');
    expect(event).toEqual({ tag: 'testsFailed', question: 3 });
  });

  it.each([
    ['ours', { isApplied: true, link: 'https://www.kontor.example/service/preview/open?p=abc' }],
    ['minimal', { isApplied: true }],
    ['wrong-types', { isApplied: true }],
    ['refused-in-200', { isApplied: false }],
  ])('[PREV-3] token-%s means %j', async (name, answer) => {
    expect(await eventAfter({ tag: 'apply', settings }, `token-${name}`)).toEqual({ tag: 'answered', ...answer });
  });

  it.each([
    ['checkauth', checkauthSchema],
    ['token', previewStatusSchema],
    ['tests', testsSchema],
  ])('[PREV-2, PREV-3, PREV-4] %s-ours matches the contract and has every documented member', (name, schema) => {
    const { body } = answerOf('preview', `${name}-ours`);
    expect([...Value.Errors(schema, body)]).toEqual([]);
    expect(missingIn(body, answerOf('preview', `${name}-minimal`).body)).toEqual([]);
  });
});

it('[PREV-3] a logout waits for the renewal under way: its cookies would mark a visitor as staff again', async () => {
  const renewal = Promise.withResolvers<void>();
  const browser = fakeBrowser({
    answer: async ({ path }) => {
      if (path === renewPath) await renewal.promise;
      return { kind: 'answer', ...answerOf('preview', 'token-minimal') };
    },
  });
  const asked = () => browser.calls.map(({ path }) => path);
  const run = (effect: PanelEffect) => runPanel(browser, 'Europe/Berlin')(effect, () => {});
  run({ tag: 'renew' });
  run({ tag: 'logout' });
  // As long as any answer of the fake browser takes.
  await checkauth(browser);
  expect(asked()).toEqual([renewPath, checkauthPath]);
  renewal.resolve();
  await vi.waitUntil(() => browser.visited.length > 0);
  expect(asked()).toEqual([renewPath, checkauthPath, logoutPath]);
});
