import { embedCheckCommand } from '../../src/cli/embed-check/embed-check.ts';
import { expect, test } from '../support/browser/journey.ts';
import { runCommand } from '../support/shops/shop.ts';
import { openForeignSite } from '../support/other-servers/foreign-site.ts';

const head = '<meta charset="utf-8"><title>Rezepte</title><link rel="icon" href="data:,">';
const viewport = '<meta name="viewport" content="width=device-width">';
const pages = [
  {
    path: '/good.html',
    html: `<!doctype html><html lang="de"><head>${head}${viewport}<style>body { margin: 0; display: flex; flex-direction: column } a { color: red }</style></head><body>{{shell}}<main><h1>Rezepte</h1></main>{{shell-end}}</body></html>`,
  },
  {
    path: '/bad.html',
    html: `<html lang="de"><head>${head}
<style>html { font-size: 62.5% } body { display: grid; gap: 24px } .bar { position: fixed; top: 0; left: 0; right: 0; height: 90px } .cover { position: fixed; inset: 0; z-index: 100 } a { color: red !important } k-region { font-size: 9px !important }</style></head>
<body><div class="bar"></div><div class="cover"></div>{{header}}{{header}}<main id="theirs"></main><!--# include virtual="/fragments/footer" --></body></html>`,
  },
  {
    path: '/twice.html',
    html: `<!doctype html><html lang="de"><head>${head}${viewport}</head><body>{{newsletter}}{{newsletter}}</body></html>`,
  },
  {
    path: '/base.html',
    html: `<!doctype html><html lang="de"><head>${head}${viewport}<base href="http://rezepte.localhost:1/"></head><body>{{header}}</body></html>`,
  },
];

test('[EMB-6] the command embed-check says nothing of a good page, and names what hurts on a bad one', async ({
  shop,
}) => {
  const theirs = await openForeignSite(shop.port, pages);
  const said: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  const check = async (path: string): Promise<readonly [number, string]> => {
    said.length = 0;
    process.stdout.write = (text) => said.push(String(text)) > 0;
    try {
      return [await embedCheckCommand([theirs.origin + path]), said.join('')];
    } finally {
      process.stdout.write = write;
    }
  };
  // As a command of its own: it ends, and so does its browser.
  const { code, output: words } = await runCommand(['embed-check', `${theirs.origin}/good.html`], {});
  expect(words).toContain('Nothing on this page hurts them.');
  expect(words).toMatch(/Regions: .*header.*footer\./);
  expect(code).toBe(0);

  const expected = {
    '/bad.html': [
      'nobody has read it',
      'stand in the page twice: header',
      'quirks mode',
      'no viewport',
      'The rule a of the page reaches into a region and sets color',
      'The text of header, preview, app-banner, activity counts from 9 px',
      'body { --kontor-gap: 24px }',
      'div.bar sticks to the top',
      'div.cover lies over the header',
    ],
    '/twice.html': ['stand in the page twice: newsletter', 'These ids stand in a region and in the page'],
    '/base.html': [
      'These regions show and do not wake, because their script does not run: header',
      'sends the regions’ files and links to http://rezepte.localhost:1',
      'These requests of the regions fail',
    ],
  };
  for (const [path, sentences] of Object.entries(expected)) {
    const [worse, findings] = await check(path);
    expect(worse).toBe(1);
    for (const sentence of sentences) expect(findings).toContain(sentence);
  }
  await theirs.close();
});
