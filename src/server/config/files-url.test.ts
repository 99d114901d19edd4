import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { readFilesUrl } from './files-url.ts';

const url = 'https://KEY%3A1:se%2Fc%2Bret@s3.example.com:9000/shop-files';

it('reads key, secret, region and bucket, with the bucket in the path or before the host', () => {
  expect(readFilesUrl(url)).toEqual({
    base: 'https://s3.example.com:9000/shop-files',
    host: 's3.example.com:9000',
    bucket: 'shop-files',
    region: 'us-east-1',
    keyId: 'KEY:1',
    secret: 'se/c+ret',
  });
  expect(readFilesUrl(`${url}?region=eu-central-1&style=host`)).toMatchObject({
    base: 'https://shop-files.s3.example.com:9000',
    region: 'eu-central-1',
  });
});

it('does not say what a wrong one was, because it holds a secret', () => {
  expect(() => readFilesUrl(`${url}?style=hidden`)).toThrow(/^FILES_URL must be an address like (?!.*se%2Fc)/);
});

it('refuses a folder beside a bucket', () => {
  expect(readConfig({ FILES_URL: url }).FILES_URL).toBe(url);
  expect(() => readConfig({ FILES_URL: url, FILES_DIR: '/files' })).toThrow(
    'FILES_DIR and FILES_URL are both set: set one of them.',
  );
});
