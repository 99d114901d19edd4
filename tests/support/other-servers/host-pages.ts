import type { ForeignPage } from './foreign-site.ts';

/** A page as another team wrote it, and what is special about it. */
export interface HostPage extends ForeignPage {
  readonly name: string;
}

/** Global styles of an ordinary page: element selectors and the font of the body. They must not change the fragment. */
export const ordinaryStyles = `
  * { box-sizing: content-box; }
  body { margin: 0; font: 22px/2 "Times New Roman", serif; color: #333; text-align: right; letter-spacing: 1px; word-spacing: 4px; }
  a { color: red; text-decoration: underline; font-weight: bold; }
  a:hover { background: yellow; }
  ul, ol { list-style: square; padding-left: 40px; margin: 20px 0; }
  li { margin-bottom: 12px; line-height: 3; }
  h1, h2, h3 { font: italic 40px serif; color: green; margin: 30px 0; }
  p { margin: 24px 0; line-height: 2.5; text-indent: 20px; }
  img, svg { max-width: none; vertical-align: baseline; border: 2px solid red; }
  button, input { font: 20px monospace; border: 4px solid red; padding: 20px; border-radius: 0; margin: 10px; text-transform: uppercase; background: yellow; }
  label { display: block; float: left; width: 100px; }
  form { margin: 30px; }
  header, footer, nav { background: pink; padding: 50px; }
  span { font-style: italic; }
`;

const quiet =
  '<link rel="icon" href="data:,"><title>Rezepte</title><meta name="viewport" content="width=device-width">';
const words = '<main><h1>Rezepte</h1><p>Mokkatorte</p></main>';

interface Around {
  readonly head?: string;
  readonly html?: string;
  readonly body?: string;
  readonly doctype?: string;
  readonly within?: string;
}

const page = ({
  head = '',
  html = '',
  body = '',
  doctype = '<!doctype html>',
  within = '{{header}}',
}: Around): string =>
  `${doctype}<html lang="de" ${html}><head><meta charset="utf-8">${quiet}${head}</head><body ${body}>${within}${words}</body></html>`;

const styled = (css: string): Around => ({ head: `<style>body { margin: 0 } ${css}</style>` });

const scriptTag = '<script src="/kontor.js"></script>';

/** Pages that must not change the header at all. The size of a picture is not among them: a page may set it by an id. */
const harmless: Readonly<Record<string, Around>> = {
  'no styles of its own': styled(''),
  'a root font of 62.5 %': styled('html { font-size: 62.5% } body { font-size: 1.6rem }'),
  'a root font of 200 %': styled('html { font-size: 200% }'),
  'the root font of Bootstrap 3': styled(
    'html { font-size: 10px } * { box-sizing: border-box } body { font: 14px/1.42857 Helvetica; }',
  ),
  'a flex body that centres': styled('body { display: flex; flex-direction: column; align-items: center }'),
  'a flex body of the height of the window': styled(
    'body { display: flex; flex-direction: column; justify-content: space-between; height: 100vh }',
  ),
  'a grid body with columns': styled('body { display: grid; grid-template-columns: 200px 1fr 200px }'),
  'a grid body that centres': styled('body { display: grid; place-items: center }'),
  'writing from right to left': { ...styled('body { text-align: justify }'), html: 'dir="rtl"' },
  'quirks mode': { ...styled('td { font-size: 9px }'), doctype: '' },
  'quirks mode in a table': {
    ...styled('table { width: 100%; border-spacing: 0 } td { padding: 0 }'),
    doctype: '',
    within: '<table><tr><td>{{header}}</table>',
  },
  'styles of an id and two names': {
    ...styled(
      '#page .inner a { color: red; font-size: 9px } #page .inner button { padding: 9px } #page .inner li { margin: 9px; list-style: square } #page .inner :not(svg, path) { letter-spacing: 3px }',
    ),
    within: '<div id="page"><div class="inner">{{header}}</div></div>',
  },
  'styles of two ids': {
    ...styled('#all #page a { color: red } #all #page div { padding: 9px } #all #page header { background: red }'),
    within: '<div id="all"><div id="page">{{header}}</div></div>',
  },
  'the reset of Eric Meyer': styled(
    'div, span, h1, p, a, img, ul, li, form, label, header, nav, section { margin: 0; padding: 0; border: 0; font-size: 100%; font: inherit; vertical-align: baseline } ol, ul { list-style: none }',
  ),
  'buttons without anything': styled('* { box-sizing: content-box } button { all: unset }'),
  Tailwind: styled(
    '*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb } button, input { font: inherit; color: inherit; background: transparent } img, svg { display: block; vertical-align: middle } a { color: inherit; text-decoration: inherit }',
  ),
  'columns of text': styled(
    'body { hyphens: auto; text-transform: uppercase; line-height: 3; word-spacing: 1em; white-space: pre-line; text-indent: 3em }',
  ),
  // EMB-5: without an include, by the element.
  'the script tag': { ...styled('div { padding: 9px }'), within: `${scriptTag}<kontor-header></kontor-header>` },
  'the script tag and a shadow root': {
    ...styled('html { font-size: 62.5% } #page a { color: red }'),
    within: `${scriptTag}<div id="page"></div><script>document.querySelector('#page').attachShadow({ mode: 'open' }).innerHTML = '<style>a { color: red }</style><kontor-header></kontor-header>';</script>`,
  },
  'the reset of Bootstrap 5': styled(
    '*, ::before, ::after { box-sizing: border-box } :root { scroll-behavior: smooth } body { font: 400 1rem/1.5 system-ui; -webkit-text-size-adjust: 100% } a { color: rgb(13 110 253); text-decoration: underline } ul { padding-left: 2rem } p, ul { margin: 0 0 1rem } button { border-radius: 0; text-transform: none } img, svg { vertical-align: middle } label { display: inline-block } [role="button"] { cursor: pointer } [hidden] { display: none !important } h1, h2, h3 { margin: 0 0 0.5rem; font-weight: 500 }',
  ),
  Foundation: styled(
    '*, ::before, ::after { box-sizing: inherit } html { box-sizing: border-box; font-size: 100% } [type="text"], [type="search"], [type="email"], input { display: block; width: 100%; height: 2.4rem; margin: 0 0 1rem; padding: 0.5rem; box-shadow: inset 0 1px 2px rgb(10 10 10 / 10%); transition: box-shadow 0.5s } label { display: block; font-size: 0.9rem } [data-whatinput="mouse"] button { outline: 0 } ul { list-style-position: outside; line-height: 1.6; margin-left: 1.25rem }',
  ),
  'a theme of WordPress': {
    ...styled(
      '.site .entry-content a { box-shadow: inset 0 -1px 0 rgb(15 15 15); transition: color 80ms } .site .entry-content ul li { list-style: disc; margin-left: 1.5em } .site .entry-content img { height: auto } .site button, .site input[type="search"] { background: #222; color: #fff; padding: 1em 2em; border-radius: 2px; font-weight: 800; text-shadow: none } .site svg { fill: red }',
    ),
    within: '<div class="site"><div class="entry-content">{{header}}</div></div>',
  },
  'a theme of Magento': {
    ...styled(
      'html { font-size: 62.5% } body { font: 1.4rem/1.43 "Open Sans", sans-serif } .page-wrapper button { background: #eee; border: 1px solid #ccc; padding: 7px 15px; font-size: 1.4rem } .page-wrapper li { margin: 0 0 1rem } .page-wrapper .actions a:not(.x) { color: #006bb4 } .page-wrapper input { height: 32px; font-size: 14px }',
    ),
    within: '<div class="page-wrapper"><div class="actions">{{header}}</div></div>',
  },
  'built-in objects with more than they had': {
    ...styled(''),
    head: '<style>body { margin: 0 }</style><script>Object.prototype.extend = function () {}; Array.prototype.remove = function () {}; Array.prototype.toJSON = function () { return "x"; }; delete Array.prototype.toJSON; Function.prototype.bindAsEventListener = function () {};</script>',
  },
  'a page that stops clicks, keys and selections': {
    ...styled('* { -webkit-tap-highlight-color: red }'),
    head: '<style>body { margin: 0 }</style><script>for (const kind of ["contextmenu", "copy", "selectstart", "dragstart"]) document.addEventListener(kind, (event) => event.preventDefault(), true);</script>',
  },
  'a page with scripts that are slow to run': {
    ...styled(''),
    head: '<style>body { margin: 0 }</style><script>addEventListener("DOMContentLoaded", () => { const end = performance.now() + 300; while (performance.now() < end) {} });</script>',
  },
  'a legacy layout of tables and fonts': {
    ...styled('td, th { font: 11px Verdana; vertical-align: top } a:link { color: #00f } a:visited { color: #808 }'),
    within:
      '<center><font size="1" face="Verdana"><table width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">{{header}}</table></font></center>',
  },
  // Its boilerplate hides the body until its script has run.
  'a page like AMP': {
    html: 'amp',
    head: '<style amp-boilerplate>body { animation: -amp-start 8s steps(1, end) 0s 1 normal both } @keyframes -amp-start { from { visibility: hidden } to { visibility: visible } }</style><style amp-custom>body { margin: 0; font: 16px/1.5 Roboto } a { color: #06c; text-decoration: none } button { padding: 1em; background: #06c } img { max-width: 50% }</style>',
  },
  'a dark scheme': styled(':root { color-scheme: dark } body { background: #111; color: #eee } '),
};

const written = (around: Readonly<Record<string, Around>>, folder: string): HostPage[] =>
  Object.entries(around).map(([name, parts], at) => ({ name, path: `/${folder}/${at}.html`, html: page(parts) }));

/** A page whose every request goes through a script of its own. It has a folder of its own, because that script rules a folder. */
const workedPage: HostPage = {
  name: 'a service worker',
  path: '/worker/page.html',
  html: page({
    head: '<style>body { margin: 0 }</style><script>addEventListener("load", () => navigator.serviceWorker.register("worker.js"));</script>',
  }),
};
const workerScript: ForeignPage = {
  path: '/worker/worker.js',
  type: 'text/javascript',
  html: 'addEventListener("activate", (event) => event.waitUntil(clients.claim())); addEventListener("fetch", (event) => event.respondWith(fetch(event.request)));',
};

export const hostPages: readonly HostPage[] = [...written(harmless, 'hosts'), workedPage];

/** The same page with another region in place of the header. */
export const withRegion = ({ name, path, html }: HostPage, region: string): HostPage => ({
  name,
  path: path.replace('.html', `-${region}.html`),
  html: html.replace('{{header}}', `{{${region}}}`).replaceAll('kontor-header', `kontor-${region}`),
});

/** All that a server of such pages has. */
export const hostFiles: readonly ForeignPage[] = [
  ...hostPages,
  ...hostPages.flatMap((host) => ['consent', 'footer', 'newsletter'].map((region) => withRegion(host, region))),
  workerScript,
];

/** A page that says what stands between its parts, so that nothing does between those of the header. */
export const gapPage: ForeignPage = {
  path: '/hosts/gap.html',
  html: page(styled('body { display: flex; flex-direction: column; gap: 24px; --kontor-gap: 24px }')),
};

/** A bar of the page above everything, one that sticks, and a cover over all below the header. */
export const layeredPage: ForeignPage = {
  path: '/hosts/layers.html',
  html: page({
    ...styled(`:root { --kontor-sticky-top: 40px } main { height: 4000px }
      .bar { position: sticky; top: 0; z-index: 100; height: 40px; background: #333 }
      .cover { position: fixed; inset: 300px 0 0; z-index: 99999; background: #eee }
      .theirs { position: sticky; top: calc(40px + var(--kontor-header-height, 0px)) }`),
    within: '<div class="bar"></div>{{header}}<div class="cover"></div><p class="theirs">Zutaten</p>',
  }),
};
