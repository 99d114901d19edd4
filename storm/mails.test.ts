import { expect, it } from 'vitest';
import { openMailBook } from './mails.ts';

it('the book of mails knows who got one, and which came again', () => {
  const book = openMailBook();
  const raw = (id: string) => `Subject: x\r\nMessage-ID: <${id}>\r\n\r\nMessage-ID: <of the text>\r\n`;
  book.note(['a@storm.example'], raw('1'));
  book.note(['b@storm.example'], raw('2'));
  book.note(['b@storm.example'], raw('2'));
  expect([book.received(), book.cameAgain(), book.has('b@storm.example'), book.has('c@storm.example')]).toEqual([
    3,
    1,
    true,
    false,
  ]);
});
