import { describe, expect, it } from 'vitest';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import type { BaseData } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import { emptyValues } from '../../domain/newsletter/newsletter.rules.ts';
import { transition, type FormEvent, type FormState } from './newsletter.machine.ts';

type Open = Extract<FormState, { tag: 'form' }>;
const open: Open = {
  tag: 'form',
  values: emptyValues,
  isRevealed: false,
  fixed: [],
  hasConsented: false,
  faults: {},
  banner: 'none',
};
const anna = { ...emptyValues, email: 'anna@example.com' };
const german = transition(newsletterForms.DE);
const hungarian = transition(newsletterForms.HU);
const after = (state: FormState, ...events: FormEvent[]): FormState =>
  events.reduce((now, event) => german(now, event).state, state);
const submitted: FormEvent = { tag: 'submitted', trap: '' };

describe('the form', () => {
  it('[NEWS-2] is revealed by the focus of the e-mail field only', () => {
    expect(after(open, { tag: 'focused', field: 'email' })).toMatchObject({ isRevealed: true });
    expect(after(open, { tag: 'focused', field: 'legal' })).toMatchObject({ isRevealed: false });
  });

  it('[NEWS-3] clears a fault on focus, and validates on leaving and on sending, not while typing', () => {
    const typed = after(open, { tag: 'changed', values: { email: 'a@b' } });
    expect(typed).toMatchObject({ faults: {} });
    const left = after(typed, { tag: 'left', field: 'email' });
    expect(left).toMatchObject({ faults: { email: 'invalid' } });
    expect(after(left, { tag: 'changed', values: { email: 'a@b.de' } })).toMatchObject({
      faults: { email: 'invalid' },
    });
    expect(after(left, { tag: 'focused', field: 'email' })).toMatchObject({ faults: {} });
    expect(after(typed, submitted)).toMatchObject({ tag: 'form', faults: { email: 'invalid' } });
  });

  it('[NEWS-2] keeps the typed values when the rules refuse them, and tracks which fields', () => {
    const { state, effects } = hungarian({ ...open, values: { ...anna, firstName: 'Anna' } }, submitted);
    expect(state).toMatchObject({
      tag: 'form',
      values: { email: 'anna@example.com', firstName: 'Anna' },
      faults: { salutation: 'missing', lastName: 'missing' },
      isRevealed: true,
    });
    expect(effects).toEqual([
      { tag: 'trackAttempt' },
      { tag: 'trackFaults', faults: { salutation: 'missing', lastName: 'missing' } },
    ]);
  });

  it('[NEWS-2] opens without a fault in the hidden fields, when it is sent empty', () => {
    const { state, effects } = hungarian(open, submitted);
    expect(state).toMatchObject({ isRevealed: true, faults: { email: 'missing' } });
    expect(state).not.toHaveProperty('faults.salutation');
    expect(effects.at(-1)).toEqual({ tag: 'trackFaults', faults: { email: 'missing' } });
    expect(hungarian(state, submitted).state).toHaveProperty('faults.salutation', 'missing');
  });

  it('[NEWS-6] with the trap filled sends nothing and shows the thanks', () => {
    expect(german({ ...open, values: anna }, { tag: 'submitted', trap: 'x' })).toEqual({
      state: { tag: 'done' },
      effects: [{ tag: 'trackAttempt' }, { tag: 'trackAnswer', result: 'SUCCESS' }],
    });
  });

  it('[NEWS-2] is sent once, and ignores events meanwhile', () => {
    const { state, effects } = german({ ...open, values: anna }, submitted);
    expect(effects).toEqual([{ tag: 'trackAttempt' }, { tag: 'send', values: anna }]);
    expect(state.tag).toBe('sending');
    for (const event of [
      submitted,
      { tag: 'changed', values: { email: '' } },
      { tag: 'focused', field: 'email' },
    ] as const)
      expect(german(state, event)).toEqual({ state, effects: [] });
  });

  it.each([
    ['ERROR_GENERIC', { faults: {}, banner: 'generic' }],
    ['ERROR_INVALID_EMAIL', { faults: { email: 'invalid' }, banner: 'none' }],
  ] as const)('[NEWS-5] answered by %s is empty and says so', (result, shown) => {
    const sending = after({ ...open, values: anna }, submitted);
    expect(german(sending, { tag: 'answered', result })).toEqual({
      state: { ...open, ...shown, isRevealed: true },
      effects: [{ tag: 'trackAnswer', result }],
    });
  });

  it('[NEWS-5] is replaced by the thanks after SUCCESS, and the browser remembers', () => {
    const sending = after({ ...open, values: anna }, submitted);
    expect(german(sending, { tag: 'answered', result: 'SUCCESS' })).toEqual({
      state: { tag: 'done' },
      effects: [{ tag: 'trackAnswer', result: 'SUCCESS' }, { tag: 'remember' }],
    });
  });

  it('[NEWS-9] loses the banner of an invalid link with the focus of the e-mail field; the technical one stays', () => {
    const dead = { ...open, banner: 'link' } as const;
    expect(after(dead, { tag: 'focused', field: 'firstName' })).toMatchObject({ banner: 'link' });
    expect(after(dead, { tag: 'focused', field: 'email' })).toMatchObject({ banner: 'none' });
    expect(after({ ...open, banner: 'generic' }, { tag: 'focused', field: 'email' })).toMatchObject({
      banner: 'generic',
    });
  });
});

describe('the data of a customer', () => {
  const data: BaseData = { email: 'anna@example.com', salutation: 'MRS', firstName: 'Anna', consents: ['DNE'] };
  const prefilled: FormEvent = { tag: 'prefilled', data };

  it.each(['DE', 'AT', 'CH', 'CH_FR', 'CZ', 'HU', 'PL', 'SK', 'TR'] as const)(
    '[NEWS-7] fills the form of %s; [NEWS-2] salutation and names are fixed in AT, HU, TR and DE',
    (code) => {
      const isFixed = ['AT', 'HU', 'TR', 'DE'].includes(code);
      expect(transition(newsletterForms[code])(open, prefilled).state).toMatchObject({
        values: { email: 'anna@example.com', salutation: 'MRS', firstName: 'Anna', lastName: '', consents: [] },
        fixed: isFixed ? ['salutation', 'firstName'] : [],
        hasConsented: true,
        isRevealed: true,
      });
    },
  );

  it.each(['ERROR_GENERIC', 'ERROR_INVALID_EMAIL'] as const)(
    '[NEWS-7] keeps the box hidden for a customer who has agreed, also after %s',
    (result) => {
      const sending = german(german(open, prefilled).state, { tag: 'submitted', trap: '' }).state;
      expect(german(sending, { tag: 'answered', result }).state).toMatchObject({ tag: 'form', hasConsented: true });
    },
  );

  it('[NEWS-7] is ignored once the visitor has started to type', () => {
    const typing = { ...open, values: { ...emptyValues, email: 'b' } };
    expect(german(typing, prefilled).state).toEqual(typing);
  });
});
