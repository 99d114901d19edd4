import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { siteCodes } from '../../contracts/shop/site.contract.ts';
import { sites } from '../../sites/sites.ts';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { root } from './program-folder.ts';
import { siteHosts } from './site-hosts.ts';

const allHosts = JSON.stringify(
  Object.fromEntries(siteCodes.map((code) => [code, [`https://www.${code.toLowerCase().replace('_', '-')}.example`]])),
);
const production = {
  SHOP_MODE: 'production',
  DATABASE_URL: 'postgres://kontor:secret@db:5432/kontor',
  SMTP_URL: 'smtp://mail:25',
  SITE_HOSTS: allHosts,
  TOKEN_SECRET: 'x'.repeat(32),
};

describe('the configuration', () => {
  it('[EMB-7] lists the origins whose pages carry regions', () => {
    expect(readConfig({}).embedOrigins).toEqual([]);
    const EMBED_ORIGINS = 'https://a.example, http://b.localhost:4000';
    expect(readConfig({ EMBED_ORIGINS }).embedOrigins).toEqual(['https://a.example', 'http://b.localhost:4000']);
    for (const wrong of ['a.example', 'https://a.example/', 'https://a.example,', '*'])
      expect(() => readConfig({ EMBED_ORIGINS: wrong }), wrong).toThrow(/^EMBED_ORIGINS must be/);
  });

  it('[RUN-1] needs nothing for a demo', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      SHOP_MODE: 'demo',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      STAGE: 'test',
      CONTENT_DIR: join(root, 'content'),
    });
    expect(config.origins.CH_FR).toEqual(['http://ch-fr.localhost:3000']);
  });

  it.each([
    ['PORT', '70000', /PORT must be a number from 0 to 65535/],
    ['PORT', 'many', /PORT must be a number/],
    ['SHOP_MODE', 'staging', /SHOP_MODE must be demo or production/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL must be an address like postgres/],
    ['DATABASE_AWAY_SECONDS', '0', /DATABASE_AWAY_SECONDS must be a number of seconds from 1/],
    ['SMTP_URL', 'mail', /SMTP_URL must be an address like smtp/],
    ['PICTURE_HOSTS', 'https://cdn.example.com', /PICTURE_HOSTS must be hosts like cdn\.example\.com/],
    ['PICTURE_ORIGINS_INSIDE', 'pim.intern', /PICTURE_ORIGINS_INSIDE must be origins like http/],
    ['PICTURE_ORIGINS_INSIDE', 'http://pim.intern/pictures', /PICTURE_ORIGINS_INSIDE must be origins like http/],
    ['MAIL_FROM', 'Kontor <a@example.com>, b@example.com', /MAIL_FROM must be one e-mail address/],
    ['PAYMENT_URL', 'pay.example.com', /PAYMENT_URL must be an address like https/],
    ['PAYMENT_URL', 'https://pay.example.com', /PAYMENT_URL and PAYMENT_SECRET belong together/],
    ['PAYMENT_SECRET', 's'.repeat(40), /PAYMENT_URL and PAYMENT_SECRET belong together/],
    ['PAYMENT_SECRET', 'short', /PAYMENT_SECRET must be a secret of at least 32/],
    ['STAGE', 'prod', /STAGE must be live or test/],
    ['DATABASE_POOLER', 'session', /DATABASE_POOLER must be transaction/],
    ['WATCHDOG', 'yes', /WATCHDOG must be on or off/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL must be fatal/],
    ['TOKEN_SECRET', 'short', /TOKEN_SECRET must be a secret of at least 32/],
    ['TOKEN_SECRET', `${'x'.repeat(40)},short`, /TOKEN_SECRET must be a secret of at least 32/],
    ['TOKEN_SECRET', `${'x'.repeat(40)},`, /TOKEN_SECRET must be a secret of at least 32/],
    ['TOKEN_SECRET_BEFORE', 'x'.repeat(40), /name both secrets in TOKEN_SECRET, the new one first/],
    ['FILES_URL', 'no address', /FILES_URL must be an address like https/],
    ['FILES_URL', 'https://s3.example.com/files', /FILES_URL must be/],
    ['FILES_URL', 'https://key@s3.example.com/files', /FILES_URL must be/],
    ['FILES_URL', 'ftp://key:hush@s3.example.com/files', /FILES_URL must be/],
    ['FILES_URL', 'https://key:hush@s3.example.com/', /FILES_URL must be/],
    ['FILES_URL', 'https://key:hush@s3.example.com/files/deeper', /FILES_URL must be/],
    ['FILES_URL', 'https://key:hush@s3.example.com/files?style=virtual', /FILES_URL must be/],
    ['FILES_URL', 'https://key:hush@s3.example.com/files?regio=eu', /FILES_URL must be/],
    ['FILES_URL', 'https://key:hush@s3.example.com/files?region=eu/west', /FILES_URL must be/],
    ['FILES_URL', 'https://key:%E0%A4%A@s3.example.com/files', /FILES_URL must be/],
    ['FILES_URL', 'https://key:hush/1@s3.example.com/files', /FILES_URL must be (?!.*hush)/],
    ['TOKEN_SECRET_BEFORE_FILE', '/run/secrets/before', /name both secrets in TOKEN_SECRET, the new one first/],
    ['TRUST_PROXY', 'rubbish', /TRUST_PROXY must be addresses like 10.0.0.5/],
    ['TRUST_PROXY', 'loopback, true', /TRUST_PROXY must be/],
    ['FALLBACK_ORIGIN', 'example.com/x', /FALLBACK_ORIGIN must be an origin/],
    ['SITE_HOSTS', '{', /SITE_HOSTS must be JSON .* this is not JSON/],
    ['SITE_HOSTS', '[]', /this is not an object/],
    ['SITE_HOSTS', '7', /this is not an object/],
    ['SITE_HOSTS', '"DE"', /this is not an object/],
    ['SITE_HOSTS', '{"XX": ["https://a.example"]}', /"XX" is no site/],
    ['SITE_HOSTS', '{"DE": ["https://a.example"]}', /AT needs a list/],
    [
      'SITE_HOSTS',
      '{"DE": ["https://a.example"], "AT": ["https://a.example:8443"]}',
      /a\.example stands for DE and AT/,
    ],
    ['SITE_HOSTS', allHosts.replace('https://www.de.example', 'https://www.de.example/path'), /of DE is no origin/],
  ])('stops at a wrong %s (%s) with a sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('takes both settings of a payment provider together', () => {
    const provider = { PAYMENT_URL: 'https://pay.example.com', PAYMENT_SECRET: 's'.repeat(40) };
    expect(readConfig(provider)).toMatchObject(provider);
  });

  it.each(['DATABASE_URL', 'SMTP_URL', 'SITE_HOSTS', 'TOKEN_SECRET'])('wants %s in production', (name) => {
    expect(() => readConfig(production)).not.toThrow();
    expect(() => readConfig({ ...production, [name]: undefined })).toThrow(`${name} must be set`);
  });

  it.each([
    ['TOKEN_SECRET', 's'.repeat(40)],
    ['DATABASE_URL', 'postgres://kontor:secret@host/kontor'],
    ['SMTP_URL', 'smtp://kontor:secret@host'],
    ['STAFF_OIDC_CLIENT_SECRET', 'secret'],
  ] as const)('[SAFE-4] reads %s from a file and never says what stood in it', (name, secret) => {
    const file = join(mkdtempSync(join(tmpdir(), 'kontor-')), 'secret');
    writeFileSync(file, `${secret}\n`);
    expect(readConfig({ [`${name}_FILE`]: file })[name]).toBe(secret);
    expect(() => readConfig({ [`${name}_FILE`]: `${file}-not-there` })).toThrow(`${name}_FILE names a file`);
    const both = { [name]: secret, [`${name}_FILE`]: file };
    expect(() => readConfig(both)).toThrow(`${name} and ${name}_FILE are both set: set one of them.`);
  });
});

describe('[RUN-9] the proxies that are trusted', () => {
  const starts = (TRUST_PROXY: string): boolean => {
    try {
      Fastify({ trustProxy: readConfig({ TRUST_PROXY }).TRUST_PROXY ?? false });
      return true;
    } catch (fault) {
      if (!(fault instanceof ConfigError)) throw fault;
      return false;
    }
  };

  it.each([
    'loopback',
    'linklocal, uniquelocal',
    '10.0.0.5',
    '10.0.0.0/8,192.168.1.1',
    '::1',
    'fc00::/7',
    '::ffff:10.0.0.0/104',
  ])('are %s', (text) => expect(starts(text)).toBe(true));

  it.each([
    'rubbish',
    'true',
    '1',
    '10.0.0',
    '10.0.0.0/0',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/a',
    '10.0.0.0/255.255.240.0',
    '::1/129',
    '10.0.0.5,,10.0.0.6',
    'proxy.example',
  ])('are not %s, which the start says in a sentence', (text) => expect(starts(text)).toBe(false));
});

describe('the site of a host', () => {
  const local = siteHosts(readConfig({ PORT: '3000' }));

  it.each(siteCodes.map((code) => [`${sites[code].hostLabel}.localhost`, code] as const))(
    '[SITE-4] %s is %s, on any port and in any case',
    (host, code) => {
      expect(local.siteOf(`${host}:3000`).code).toBe(code);
      expect(local.siteOf(`${host}:8080`).code).toBe(code);
      expect(local.siteOf(host.toUpperCase()).code).toBe(code);
      expect(local.siteOf(`${host}.`).code).toBe(code);
      expect(local.siteOf(`${host}.:8080`).code).toBe(code);
    },
  );

  it.each([undefined, '', 'localhost:3000', '127.0.0.1', 'evil.example', 'xde.localhost'])(
    '[SITE-4] %s is DE',
    (host) => {
      expect(local.siteOf(host).code).toBe('DE');
    },
  );

  it('[SITE-4, SITE-10] production hosts are configured, and links are written with the first', () => {
    const hosts = siteHosts(readConfig(production));
    expect(hosts.siteOf('www.tr.example').code).toBe('TR');
    expect(hosts.siteOf('WWW.tr.example.:8443').code).toBe('TR');
    expect(hosts.originOf(sites.TR)).toBe('https://www.tr.example');
    expect(hosts.fallbackOriginOf(sites.TR)).toBe('https://www.tr.example');
    const sister = siteHosts(readConfig({ ...production, FALLBACK_ORIGIN: 'https://sister.example' }));
    expect(sister.fallbackOriginOf(sites.TR)).toBe('https://sister.example');
    expect(hosts.isOwnOrigin('https://www.tr.example')).toBe(true);
    expect(hosts.isOwnOrigin('https://www.tr.example.evil')).toBe(false);
  });
});
