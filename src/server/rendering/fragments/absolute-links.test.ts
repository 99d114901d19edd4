import { describe, expect, it } from 'vitest';
import { withAbsoluteLinks } from './absolute-links.ts';

const origin = 'https://shop.example';

describe('[EMB-1] a fragment for a page on another host', () => {
  it.each([
    ['a link', '<a class="x" href="/p?a=1&amp;b=2">', `<a class="x" href="${origin}/p?a=1&amp;b=2">`],
    ['a form', '<form method="post" action="/newsletter">', `<form method="post" action="${origin}/newsletter">`],
    ['a button of a form', '<button formAction="/add">', `<button formAction="${origin}/add">`],
    ['a picture', '<img src="/a.webp" alt=""/>', `<img src="${origin}/a.webp" alt=""/>`],
    ['a film', '<video poster="/a.webp" src="/a.mp4">', `<video poster="${origin}/a.webp" src="${origin}/a.mp4">`],
    [
      'a list of pictures',
      '<source srcSet="/a.webp 320w, /b.webp 640w, https://x.example/c.webp 9w"/>',
      `<source srcSet="${origin}/a.webp 320w, ${origin}/b.webp 640w, https://x.example/c.webp 9w"/>`,
    ],
    ['an attribute without quotes', '<img src=/a.webp alt=a>', `<img src="${origin}/a.webp" alt=a>`],
    [
      'what a template holds',
      '<template><a href="/p"></a></template>',
      `<template><a href="${origin}/p"></a></template>`,
    ],
  ])('has the shop’s origin in %s', (_, html, absolute) => {
    expect(withAbsoluteLinks(html, origin)).toBe(absolute);
  });

  it.each([
    ['an address of another host', '<a href="https://x.example/p">x</a><a href="//x.example/p">x</a>'],
    ['a place in the page', '<a href="#top">x</a>'],
    ['a mail address', '<a href="mailto:a@b.example">x</a>'],
    ['text', '<p>href="/p" &lt;a href="/p"&gt;</p>'],
    ['a comment', '<!-- <a href="/p"> -->'],
    ['data', `<k-region data-href="/p" data-props='<a href="/p">' title=' href="/p"'></k-region>`],
    ['a script', '<script type="application/json">{"html": "<a href=\'/p\'>", "x": " src=\\"/a\\""}</script>'],
    ['unusual writing', '<IMG  alt=x ><br/>&nbsp;<p>open'],
  ])('leaves %s as it is', (_, html) => {
    expect(withAbsoluteLinks(html, origin)).toBe(html);
  });
});
