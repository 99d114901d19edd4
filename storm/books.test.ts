import { expect, it } from 'vitest';
import { compare } from './books.ts';
import type { Sent } from './people/orders.ts';

const sent = (email: string, outcome: Sent['outcome'], tries = 1): Sent => ({ email, outcome, tries });

it('the books name what is lost and what is there twice or against a refusal', () => {
  const all = [
    sent('kept', 'done', 3),
    sent('lost', 'done'),
    sent('twice', 'done'),
    sent('refused', 'refused'),
    sent('refused, and kept', 'refused'),
    sent('open, and kept', 'open'),
    sent('open, and not kept', 'open'),
  ];
  const kept = new Map([
    ['kept', 1],
    ['twice', 2],
    ['refused, and kept', 1],
    ['open, and kept', 1],
  ]);
  expect(compare(all, kept)).toEqual({
    done: 3,
    refused: 2,
    repeated: 1,
    lost: ['lost'],
    twice: ['twice: 2, and done to its sender', 'refused, and kept: 1, and refused to its sender'],
  });
});
