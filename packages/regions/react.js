'use client';
// React calls this in the server's process and in the browser. The HTML itself is no property of it: what is one is sent a second
// time, in the data that the browser hydrates from.
import { createElement, use, useEffect, useState } from 'react';
import { preload } from 'react-dom';
import { htmlOfPlaces } from './places.js';

const scriptTag = /<script type="module" src="([^"]+)"/g;
const fontLink = /<link rel="preload" as="font"[^>]* href="([^"]+)">/g;
const seen = new Map();

/** Returns what the server has drawn, as it was when React first asked in the browser. */
const drawn = (place) => {
  if (!seen.has(place)) {
    const box = document.querySelector(`[data-kontor-place="${CSS.escape(place)}"]`);
    // Empty: the server drew the page in another process than that which has the HTML.
    if (box?.innerHTML) seen.set(place, box.innerHTML);
  }
  return seen.get(place);
};

/** The script of a region that came by `innerHTML` does not run: it runs from the head, once for the page. */
const wake = (html) => {
  const tags = [...document.head.querySelectorAll('script')];
  for (const [, src] of html.matchAll(scriptTag))
    if (!tags.some((tag) => tag.getAttribute('src') === src))
      document.head.append(Object.assign(document.createElement('script'), { type: 'module', src, crossOrigin: '' }));
};

/** A host that does not pass the shop's paths on may answer every path with its own page. */
const isPage = (text) => /^\s*<!doctype/i.test(text);

export const Region = ({ of }) => {
  const place = typeof of === 'string' ? of : use(of);
  const isServer = typeof document === 'undefined';
  const [html, setHtml] = useState(() => (isServer ? undefined : drawn(place)) ?? htmlOfPlaces().get(place));
  useEffect(() => {
    if (place === '' || seen.has(place)) return undefined;
    const show = (text) => {
      seen.set(place, text);
      setHtml(text);
      wake(text);
    };
    // A page of the app that the browser draws alone: it has fetched the region, or does so here.
    if (html !== undefined) return show(html);
    const stop = new AbortController();
    fetch(place.slice(place.indexOf('/')), { signal: stop.signal })
      .then((answer) => (answer.ok ? answer.text() : ''))
      .then((text) => {
        if (text !== '' && !isPage(text)) show(text);
      })
      // Left, or away: the page has no region there.
      .catch(() => undefined);
    return () => stop.abort();
  }, [html, place]);
  // A page that streams would else be painted before its fonts come, and its text would move.
  if (isServer && html)
    for (const [, href] of html.matchAll(fontLink))
      preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return createElement('div', {
    'data-kontor-place': place,
    style: { display: 'contents' },
    suppressHydrationWarning: true,
    // React leaves the inside alone, in the browser too: the region wakes there by itself.
    // oxlint-disable-next-line react/no-danger -- HTML of the shop, like an include by a server
    dangerouslySetInnerHTML: { __html: html ?? '' },
  });
};
