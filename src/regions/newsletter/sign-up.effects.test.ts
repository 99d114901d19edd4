import { describe, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import { answerOf, answersOf, missingIn } from '../../../tests/support/other-servers/answers.ts';
import {
  baseDataSchema,
  doiAnswerSchema,
  subscribeAnswerSchema,
  subscriberSchema,
} from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { newsletterBase } from '../../contracts/newsletter/newsletter.contract.ts';
import { loginTokenCookie } from '../../contracts/customer/login.contract.ts';
import { emptyValues } from '../../domain/newsletter/newsletter.rules.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';

import { loadBaseData, signUp } from './sign-up.effects.ts';

const browserWith = (name: string) =>
  fakeBrowser({
    answer: () => ({ kind: 'answer', ...answerOf('newsletter', name) }),
    cookies: { [loginTokenCookie]: 'token' },
  });

describe('the recorded answers of the newsletter', () => {
  it.each([
    ['ours', 'SUCCESS'],
    ['created', 'SUCCESS'],
    ['email-invalid', 'ERROR_INVALID_EMAIL'],
    ['email-invalid-minimal', 'ERROR_INVALID_EMAIL'],
    ['too-many', 'ERROR_GENERIC'],
    ['wrong-type', 'ERROR_GENERIC'],
    ['no-body', 'ERROR_GENERIC'],
  ])('[NEWS-5] sign-up-%s is %s', async (name, result) => {
    const values = { ...emptyValues, email: 'ayse@example.com' };
    const place = { base: newsletterBase, origin: 'NEWSLETTER', originAddition: 'page' } as const;
    expect(await signUp(browserWith(`sign-up-${name}`), newsletterForms.DE, values, place)).toBe(result);
  });

  const person = { email: 'ayse@example.com', salutation: 'MRS', firstName: 'Ayşe', lastName: 'Yıldız' };
  it.each([
    ['ours', { ...person, consents: ['DNE'] }],
    ['minimal', { ...person, consents: ['DNE'] }],
    ['older', { email: 'ayse@example.com', consents: [] }],
    ['nulls', { email: 'ayse@example.com', consents: [] }],
    ['wrong-types', { email: '', consents: ['DNE'] }],
    ['error', undefined],
  ])('[NEWS-7] base-data-%s fills in %j', async (name, data) => {
    const read = await loadBaseData(browserWith(`base-data-${name}`));
    expect(read).toEqual(data);
    if (read) expect([...Value.Errors(baseDataSchema, read)]).toEqual([]);
  });

  it.each([
    ['sign-up-ours', subscribeAnswerSchema],
    ['base-data-ours', baseDataSchema],
    ['doi-ours', doiAnswerSchema],
    ['subscriber-ours', subscriberSchema],
  ])('[NEWS-4, NEWS-7, NEWS-8] %s matches the contract', (name, schema) => {
    expect([...Value.Errors(schema, answerOf('newsletter', name).body)]).toEqual([]);
  });

  it('[NEWS-7] ours has every documented member', () => {
    const { body } = answerOf('newsletter', 'base-data-ours');
    expect(missingIn(body, answerOf('newsletter', 'base-data-minimal').body)).toEqual([]);
    expect(answersOf('newsletter').length).toBeGreaterThan(10);
  });
});
