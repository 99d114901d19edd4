import { expect, it } from 'vitest';
import { deviceOf } from './app-banner.rules.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
    'android',
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'android'],
  [
    'a tablet with Android',
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 SamsungBrowser/24.0 Chrome/117.0 Safari/537.36',
    'android',
  ],
  [
    'Chrome on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'ios',
  ],
  [
    'Chrome on an iPad',
    `Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) ${apple} CriOS/126.0 Mobile/15E148 Safari/604.1`,
    'ios',
  ],
  [
    'Chrome on an iPad that asks for the desktop’s page',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} CriOS/126.0 Version/17.5 Safari/605.1.15`,
    'ios',
  ],
  [
    'Safari on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} Version/17.5 Mobile/15E148 Safari/604.1`,
    undefined,
  ],
  [
    'Firefox on an iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${apple} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    undefined,
  ],
  [
    'Chrome on a computer',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36',
    undefined,
  ],
  [
    'Safari on a Mac',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.5 Safari/605.1.15`,
    undefined,
  ],
  [
    'a phone with Windows',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 Mobile Edge/15.15254',
    undefined,
  ],
  ['nobody', '', undefined],
  ['a word that only begins so', 'Androidify/1.0 XCriOS/1', undefined],
])('[APPB-2] %s', (_, userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
