import { describe, expect, it } from 'vitest';
import { isSigned, signatureOf } from './payment-signature.rules.ts';

const secret = 'a secret of more than thirty-two signs';
const message = { path: '/service/payment/notice', body: '{"id":"1"}' };
const at = new Date('2026-11-23T10:00:00Z');
const header = signatureOf(secret, message, at);

describe('the signature of a message of the payment provider', () => {
  it('[SAFE-1] holds for its message, its path and some minutes', () => {
    expect(isSigned(secret, message, header, at)).toBe(true);
    expect(isSigned(secret, message, header, new Date(at.getTime() + 300_000))).toBe(true);
    expect(isSigned(secret, message, header, new Date(at.getTime() + 301_000))).toBe(false);
    expect(isSigned(secret, message, header, new Date(at.getTime() - 301_000))).toBe(false);
  });

  it.each([
    ['another body', secret, { ...message, body: '{"id":"2"}' }, header],
    ['another path', secret, { ...message, path: '/service/payment' }, header],
    ['another secret', 'another secret of more than thirty-two', message, header],
    ['no header', secret, message, undefined],
    ['an empty header', secret, message, ''],
    ['another time', secret, message, header.replace('t=1', 't=2')],
    ['a short code', secret, message, header.slice(0, -2)],
    ['a letter in another case', secret, message, header.toUpperCase()],
  ])('[SAFE-1] does not hold with %s', (_, by, signed, given) => {
    expect(isSigned(by, signed, given, at)).toBe(false);
  });
});
