import { describe, expect, it } from 'vitest';
import { isTest, ourFiles, readOurs } from '../support/words/repository.ts';

/** Forms that change something, as their opening tags. A search has nothing that could be wrong. */
const formsIn = (text: string): string[] =>
  [...text.matchAll(/<form\b(?:=>|[^>])*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('method="get"'));

/** A field of our own, which says itself what is wrong with it. */
const hasOwnMessages = (text: string): boolean =>
  /^import .* from '.*(?<!Hidden)Fields?\.tsx'/m.test(text) || /\bproblem=|aria-invalid/.test(text);

/** A form that the browser checks is not sent with a fault: the shop's own message is never seen, nothing is tracked. */
const checkedByBrowser = (text: string): string[] =>
  hasOwnMessages(text) && !formsIn(text).some((tag) => tag.includes('noValidate')) ? formsIn(text) : [];

describe('a form with our own messages', () => {
  it('is not checked by the browser', () => {
    const views = ourFiles('src/').filter((path) => /^src\/(?:pages|regions)\/.*\.tsx$/.test(path) && !isTest(path));
    const texts = views.map((path) => [path, readOurs(path)] as const);
    const withMessages = texts.filter(([, text]) => hasOwnMessages(text) && formsIn(text).length > 0);
    expect(withMessages.length).toBeGreaterThan(12);
    expect(texts.filter(([, text]) => checkedByBrowser(text).length > 0).map(([path]) => path)).toEqual([]);
  });

  it('is found where the attribute is missing', () => {
    const view = (form: string) => `import { Field } from '../../ui/field/Field.tsx';\n${form}`;
    expect(checkedByBrowser(view('<form method="post" onSubmit={(event) => send(event)}>'))).toHaveLength(1);
    expect(checkedByBrowser(view('<form method="post" noValidate>'))).toEqual([]);
    expect(checkedByBrowser(view('<form method="get">'))).toEqual([]);
    expect(checkedByBrowser('<form method="post">')).toEqual([]);
  });
});
