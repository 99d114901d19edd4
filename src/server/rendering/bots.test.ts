import { list } from 'isbot';
import { describe, expect, it } from 'vitest';
import { isBot, robotList } from './bots.ts';

const chrome = (name: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) ${name} Safari/537.36`;

describe('the whole tree', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
    'SeznamBot/4.0 (+https://o-seznam.cz/napoveda/vyhledavani/seznambot-crawler/)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ])('[NAV-6] is drawn for %s', (name) => expect(isBot(name)).toBe(true));

  it.each([
    chrome('Chrome/141.0.0.0'),
    // Who measures or tests the shop by a browser measures what visitors get.
    chrome('HeadlessChrome/141.0.0.0'),
    `${chrome('Chrome/141.0.0.0')} Chrome-Lighthouse`,
    chrome('Cypress/13.6 Chrome/118.0 Electron/27.1'),
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    undefined,
  ])('[NAV-6] is not for %s', (name) => expect(isBot(name)).toBe(false));

  it('goes by the kept list, but for browsers that are driven: each of these names is still in it', () => {
    expect(list.length - robotList.length).toBe(11);
  });
});
