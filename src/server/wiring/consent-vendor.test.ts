import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/config-error.ts';
import { readConsentVendor } from './consent-vendor.ts';

const setting = {
  script: 'https://cdn.vendor.example/stub.js',
  hosts: ['https://geo.vendor.example'],
  systemsSuffix: 'systems.example',
  ids: { DE: { LIVE: 'a1-live', DEV: 'a1-test' }, TR: { LIVE: 't1', DEV: 't2' } },
};
const read = (value: unknown) => readConsentVendor(JSON.stringify(value));

describe('a configured vendor', () => {
  it('[CONS-1] has two ids for each of its sites; the others ask by themselves', () => {
    const vendor = read(setting);
    expect(vendor.of('DE')).toEqual({
      script: setting.script,
      live: 'a1-live',
      dev: 'a1-test',
      systemsSuffix: 'systems.example',
    });
    expect(vendor.of('TR')).toMatchObject({ live: 't1', dev: 't2' });
    expect(vendor.of('AT')).toBeUndefined();
  });

  it('[CONS-1, SAFE-1] adds the hosts of its script and its calls to the policy, and without a vendor none are added', () => {
    expect(read(setting).hosts).toEqual(['https://cdn.vendor.example', 'https://geo.vendor.example']);
    expect(readConsentVendor(undefined).hosts).toEqual([]);
  });

  it.each([
    ['no JSON', 'script', 'this is not JSON'],
    ['no ids', { ...setting, ids: {} }, 'look at /ids'],
    ['a site that there is not', { ...setting, ids: { XX: { LIVE: 'a', DEV: 'b' } } }, 'look at /ids/XX'],
    ['one id', { ...setting, ids: { DE: { LIVE: 'a' } } }, 'look at /ids/DE'],
    ['an id that could end an attribute', { ...setting, ids: { DE: { LIVE: '"', DEV: 'b' } } }, 'look at /ids/DE/LIVE'],
    ['a script by http', { ...setting, script: 'http://cdn.vendor.example/stub.js' }, 'look at /script'],
    ['a script in itself', { ...setting, script: 'data:text/javascript,1' }, 'look at /script'],
    ['a host with a way to more', { ...setting, hosts: ['https://a.example; script-src *'] }, 'look at /hosts/0'],
    ['a word too many', { ...setting, stage: 'live' }, 'look at /stage'],
    ['a number', 7, 'look at its members'],
  ])('[CONS-1] stops the start and says where to look: %s', (_, value, place) => {
    const start = () => readConsentVendor(typeof value === 'string' ? value : JSON.stringify(value));
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^CONSENT_VENDOR must be JSON like .*: ${place}\\.$`));
  });
});
