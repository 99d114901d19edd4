import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../../../../tests/support/words/repository.ts';
import { readWordmark } from './wordmark.ts';

const svg = (inner: string, attributes = 'viewBox="0 0 100 34"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

it('keeps shapes, their colours and their groups', () => {
  expect(
    readWordmark(
      svg('<!-- drawn by hand --><g fill="#123"><path d="M0 0h8v30H2z" fill-rule="evenodd"/></g><circle r="4"/>'),
    ),
  ).toEqual({
    width: 100,
    height: 34,
    shapes: '<g fill="#123"><path d="M0 0h8v30H2z" fill-rule="evenodd"/></g><circle r="4"/>',
  });
  expect(readWordmark(readFileSync(join(repositoryRoot, 'content/brand/wordmark.svg'), 'utf8'))).toMatchObject({
    width: 140,
    height: 34,
  });
});

const path = '<path d="M0 0h8"/>';
it.each([
  ['', 'is no XML'],
  ['<svg', 'is no XML'],
  ['<html/>', 'is no svg element'],
  [svg(''), 'has no shapes'],
  [svg(path, ''), 'needs a viewBox like "0 0 140 34"'],
  [svg(path, 'viewBox="5 0 100 34"'), 'needs a viewBox like "0 0 140 34"'],
  [svg(path, 'viewBox="0 0 a 34"'), 'needs a viewBox like "0 0 140 34"'],
  [svg(path, 'viewBox="0 0 600 34"'), 'is 17.6 times as wide as high: it may be 1 to 5 times'],
  [svg('<script>alert(1)</script>'), 'has the element script: only shapes'],
  [svg('<image href="https://a.example/x.png"/>'), 'has the element image: only shapes'],
  [svg('<foreignObject><p/></foreignObject>'), 'has the element foreignObject: only shapes'],
  [svg('<use href="#a"/>'), 'has the element use: only shapes'],
  [svg('<style>*{}</style>'), 'has the element style: only shapes'],
  [svg('<a href="/"><path d="M0 0"/></a>'), 'has the element a: only shapes'],
  [svg('<path d="M0 0" onclick="x()"/>'), 'has the attribute onclick of path: only shapes and colours'],
  [svg('<path d="M0 0" style="fill:red"/>'), 'has the attribute style of path: only shapes and colours'],
  [svg('<path d="M0 0" fill="url(#a)"/>'), 'has a value in path fill that is no number, colour or path'],
  [svg('<path d="M0 0&quot; onload=&quot;x"/>'), 'has a value in path d that is no number, colour or path'],
  [svg('<text>Shop</text>'), 'has the element text: only shapes'],
  [svg(`${path}Shop`), 'has text in it: turn it into paths'],
  [svg('<![CDATA[<script>]]>'), 'has more than shapes in it'],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(path)}`, 'has a DOCTYPE'],
  [svg(path.repeat(61)), 'has more than 60 shapes'],
  [svg(`<path d="${'M0 0'.repeat(3000)}"/>`), 'is larger than 8 kB'],
])('refuses %s', (drawing, what) => {
  expect(readWordmark(drawing)).toBe(what);
});
