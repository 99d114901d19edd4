import { createElement, use } from 'react';

/** React leaves the inside alone, in the browser too: the region wakes there by itself. */
const boxOf = (html) =>
  createElement('div', {
    style: { display: 'contents' },
    suppressHydrationWarning: true,
    // oxlint-disable-next-line react/no-danger -- HTML of the shop, like an include by a server
    dangerouslySetInnerHTML: { __html: html },
  });

export const Region = ({ html }) => boxOf(typeof html === 'string' ? html : use(html));
