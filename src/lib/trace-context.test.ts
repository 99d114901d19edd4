import { describe, expect, it } from 'vitest';
import { readTrace, traceHeader, traceParent } from './trace-context.ts';

const trace = '0af7651916cd43dd8448eb211c80319c';
const parent = 'b7ad6b7169203331';
const zeros = (count: number): string => '0'.repeat(count);

describe('[RUN-11] a traceparent', () => {
  it.each([
    ['of a sampled trace', `00-${trace}-${parent}-01`, '01'],
    ['of a trace that is not sampled', `00-${trace}-${parent}-00`, '00'],
    ['with flags of later versions: only the known one is passed on', `00-${trace}-${parent}-ff`, '01'],
    ['of a later version', `01-${trace}-${parent}-01`, '01'],
    ['of the greatest length', `01-${trace}-${parent}-01-${'x'.repeat(144)}`, '01'],
    ['of a later version with further parts', `cc-${trace}-${parent}-01-what-the-future-is`, '01'],
  ])('%s is accepted', (_, header, flags) => {
    expect(readTrace(header)).toEqual({ traceId: trace, flags });
  });

  it.each([
    ['is missing', undefined],
    ['is empty', ''],
    ['is two headers', `00-${trace}-${parent}-01, 00-${trace}-${parent}-01`],
    ['is a list', [`00-${trace}-${parent}-01`]],
    ['has the forbidden version', `ff-${trace}-${parent}-01`],
    ['has no version', `${trace}-${parent}-01`],
    ['has further parts in version 00', `00-${trace}-${parent}-01-more`],
    ['has a further text in a later version', `01-${trace}-${parent}-01more`],
    ['has a trace id of zeros', `00-${zeros(32)}-${parent}-01`],
    ['has a parent of zeros', `00-${trace}-${zeros(16)}-01`],
    ['has capital letters', `00-${trace.toUpperCase()}-${parent}-01`],
    ['has a short trace id', `00-${trace.slice(1)}-${parent}-01`],
    ['has a long parent', `00-${trace}-${parent}0-01`],
    ['has flags of one digit', `00-${trace}-${parent}-1`],
    ['has letters that are no digits', `00-${trace.slice(0, 31)}g-${parent}-01`],
    ['has blanks around it', ` 00-${trace}-${parent}-01 `],
    ['has a line end', `00-${trace}-${parent}-01\n`],
    ['would break a line of the log', `00-","level":60,"x":"${trace}-${parent}-01`],
    ['is longer by one character', `01-${trace}-${parent}-01-${'x'.repeat(145)}`],
    ['is longer than any header of this kind', `01-${trace}-${parent}-01-${'x'.repeat(300)}`],
  ])('that %s is ignored', (_, header) => {
    expect(readTrace(header)).toBeUndefined();
  });

  it('for an outgoing request has the same trace and flags, and a parent of its own', () => {
    const seen = readTrace(`00-${trace}-${parent}-01`) ?? expect.unreachable();
    const [one, other] = [traceParent(seen), traceParent(seen)];
    expect(traceHeader).toBe('traceparent');
    expect(one).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
    expect(new Set([one, other, `00-${trace}-${parent}-01`]).size).toBe(3);
    expect(readTrace(one)).toEqual(seen);
  });
});
