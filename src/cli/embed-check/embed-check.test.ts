import { afterEach, describe, expect, it, vi } from 'vitest';
import { embedCheckCommand } from './embed-check.ts';

describe('[EMB-6] the command embed-check', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each<[string[], string]>([
    [[], 'Which page?'],
    [['https://a.example/', 'https://b.example/'], 'Which page?'],
    [['recipes.example.de'], '"recipes.example.de" is no address of a page.'],
    [['file:///etc/passwd'], '"file:///etc/passwd" is no address of a page.'],
    [['javascript:alert(1)'], 'is no address of a page.'],
    [['--all'], 'npm run shop -- embed-check https://'],
  ])('refuses %j with the right use', async (args, words) => {
    await expect(embedCheckCommand(args)).rejects.toThrow(
      expect.objectContaining({ name: 'UseError', message: expect.stringContaining(words) }),
    );
  });

  it('says what is missing where no browser is', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/there/is/no/chromium');
    await expect(embedCheckCommand(['https://a.example/'])).rejects.toThrow(
      expect.objectContaining({ name: 'CommandError', message: expect.stringContaining('apt-get install chromium') }),
    );
  });

  it('says what a browser says that does not start', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    await expect(embedCheckCommand(['https://a.example/'])).rejects.toThrow(`${process.execPath} ended at once`);
  });
});
