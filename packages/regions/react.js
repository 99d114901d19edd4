import { createElement, use } from 'react';
import { preload } from 'react-dom';

const fontLink = /<link rel="preload" as="font"[^>]* href="([^"]+)">/g;

/**
 * React leaves the inside alone, in the browser too: the region wakes there by itself. Its fonts are named in the head as well: a
 * page that streams would else be painted before they come, and its text would move.
 */
const boxOf = (html) => {
  for (const [, href] of html.matchAll(fontLink))
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return createElement('div', {
    style: { display: 'contents' },
    suppressHydrationWarning: true,
    // oxlint-disable-next-line react/no-danger -- HTML of the shop, like an include by a server
    dangerouslySetInnerHTML: { __html: html },
  });
};

export const Region = ({ html }) => boxOf(typeof html === 'string' ? html : use(html));
