import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../tests/support/words/words.ts';
import { cancellationPath, contactPath, type Sent } from '../../contracts/customer/contact.contract.ts';
import { momentNow, type Now } from '../../lib/time/moment.ts';
import { sites } from '../../sites/sites.ts';
import { cancellation } from '../cancellation/cancellation.page.ts';
import type { PageRequest, PageServices, PageSubmission } from '../page.ts';
import { contact } from './contact.page.ts';

const sender = { firstName: 'Ayşe', lastName: 'Yıldız', email: 'ayse@example.com' };
const contract = { ...sender, contract: 'coffeeSubscription', contractNumber: 'A-17' };
const pages = {
  ordinary: {
    page: cancellation,
    path: cancellationPath,
    subject: 'cs ordinary cancellation',
    form: { ...contract, kind: 'ordinary' },
  },
  extraordinary: {
    page: cancellation,
    path: cancellationPath,
    subject: 'cs extraordinary cancellation',
    form: { ...contract, kind: 'extraordinary', reason: 'Der Kaffee kam dreimal nicht.' },
  },
  contact: {
    page: contact,
    path: contactPath,
    subject: 'cs contact',
    form: { ...sender, topic: 'product', message: 'Guten Tag' },
  },
} as const;
type Name = keyof typeof pages;

const requestOf = (name: Name, query: Record<string, string> = {}): PageRequest => ({
  site: sites.DE,
  t: wordsOf('DE'),
  moment: momentNow(() => new Date('2026-11-21T12:00:00Z') as Now), // a clock that stands
  params: {},
  query,
  path: pages[name].path,
});
/** The desk of this form answers so; the pages call nothing else. */
const servicesWith = (sent: Sent) =>
  ({
    desk: { cancel: async () => sent, write: async () => sent },
    content: { facts: () => ({}) },
  }) as unknown as PageServices;

const eventsOf = async (answer: Promise<object> | undefined): Promise<unknown> => {
  const shown = await answer;
  return shown && 'tracked' in shown
    ? (shown.tracked as readonly Record<string, unknown>[]).map(({ event_name: name, subject, response_details: of }) =>
        [name, subject, of].join(': '),
      )
    : undefined;
};
const submitted = (name: Name, form: Record<string, string>, sent: Sent) => {
  const request: PageSubmission = { ...requestOf(name), form };
  return pages[name].page.submit?.(request, servicesWith(sent));
};

describe.each(Object.keys(pages) as Name[])('[TRK-2] the form %s', (name) => {
  const { form, subject, page } = pages[name];

  it('with faults is an attempt that failed, with each wrong field', async () => {
    const events = await eventsOf(submitted(name, { ...form, email: 'ayse', lastName: '' }, { kind: 'sent' }));
    expect(events).toEqual([
      `submit_attempt: ${subject}: `,
      `submit_failed: ${subject}: `,
      `error_message: ${subject}: lastName`,
      `error_message: ${subject}: email`,
    ]);
  });

  it('that is refused because of too many is an attempt that failed', async () => {
    const events = await eventsOf(submitted(name, form, { kind: 'tooMany', seconds: 60 }));
    expect(events).toEqual([`submit_attempt: ${subject}: `, `submit_failed: ${subject}: `]);
  });

  it('is no attempt in a preview', async () => {
    expect(await eventsOf(submitted(name, form, { kind: 'preview' }))).toBeUndefined();
  });

  it('that was accepted is tracked by the page after it, and not by others', async () => {
    expect(await submitted(name, form, { kind: 'sent' })).toMatchObject({ kind: 'moved' });
    const shown = (query: Record<string, string>) =>
      eventsOf(page.load(requestOf(name, query), servicesWith({ kind: 'sent' })));
    expect(await shown({ sent: name })).toEqual([`submit_attempt: ${subject}: `, `submit_success: ${subject}: `]);
    expect(await shown({})).toBeUndefined();
  });
});
