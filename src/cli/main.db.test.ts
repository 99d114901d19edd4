import { cpSync, mkdirSync, mkdtempSync, symlinkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repositoryRoot } from '../../tests/support/words/repository.ts';
import { databases, putMigrated, type OwnDatabase } from '../../tests/support/databases/databases.ts';
import { madeFeed } from '../../bench/feeds/make-feed.ts';
import { ownFolder } from '../server/database/owner.ts';
import { main } from './main.ts';

describe('the command line', () => {
  let folder: string;
  let own: OwnDatabase | undefined;
  let said = '';
  const path = (name: string): string => join(folder, name);
  const run = async (...args: string[]): Promise<{ code: number; said: string }> => {
    said = '';
    const code = await main(args);
    return { code, said };
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-cli-'));
    vi.stubEnv('DATA_DIR', path('data'));
    vi.stubEnv('DATABASE_URL', '');
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((text) => {
        said += String(text);
        return true;
      });
    }
    writeFileSync(path('good.xml'), [...madeFeed(300, 'xml')].join(''));
    writeFileSync(path('good.tsv'), [...madeFeed(300, 'tsv')].join(''));
    writeFileSync(path('swiss.xml'), [...madeFeed(300, 'xml', 'CHF')].join(''));
    writeFileSync(path('letter.xml'), 'Sehr geehrte Damen und Herren');
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await own?.close();
    own = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  it.each<[string[], number, string]>([
    [[], 0, 'npm run shop -- <command>'],
    [['--help'], 0, 'import --site DE feed.xml'],
    [['nonsense'], 2, 'There is no command nonsense.'],
    [['import'], 2, 'Which site?'],
    [['import', '--site', 'DE'], 2, 'Which file?'],
    [['import', '--site', 'XX', 'a.xml'], 2, 'There is no site XX. There are DE, AT, CH, CH_FR, CZ, HU, PL, SK, TR.'],
    [['import', '--site', 'DE', 'a.xml', 'b.xml'], 2, 'One file, please.'],
    [['import', '--size', 'DE', 'a.xml'], 2, 'npm run shop -- import --site DE [--update] [--dry-run] feed.xml'],
    [['import', '--site', 'DE', 'missing.xml'], 1, 'There is no file missing.xml.'],
    [['import', '--site', 'DE', tmpdir()], 1, 'is no file.'],
    [['import', '--site', 'DE', '--update=yes', 'a.xml'], 2, 'npm run shop -- import --site DE [--update]'],
    [['export', '--site', 'DE', '--update', 'a.xml'], 2, 'An export has no such option.'],
    [['export', '--site', 'DE', '--dry-run', 'a.xml'], 2, 'An export has no such option.'],
    [['content', '--only', 'promos'], 2, 'There is no part promos.'],
    [['content', '--only', 'products,pages'], 2, 'Products are taken in alone'],
    [['content', '--only', ','], 2, 'Which part?'],
    [['content', '--site', 'XX'], 2, 'There is no site XX.'],
    [['content', 'export'], 2, 'npm run shop -- content export my-content'],
    [['content', 'export', 'a', 'b'], 2, 'Which folder?'],
    [['content', 'export', tmpdir()], 1, 'is not empty'],
    [['init'], 2, 'npm run shop -- init my-content'],
    [['init', '--force'], 2, 'Which folder?'],
    [['init', tmpdir()], 1, 'is not empty'],
    [['content', 'pages'], 2, 'npm run shop -- content [--only'],
    [['content', '--only'], 2, 'npm run shop -- content [--only'],
    [['nginx'], 0, 'server shop1:3000 max_fails=0;'],
    [['nginx', '10.0.0.5:3001'], 0, 'server 10.0.0.5:3001 max_fails=0;'],
    [['nginx', 'shop; include'], 2, '"shop; include" is no host with a port.'],
    [['varnish', '[::1]:3001'], 0, 'backend shop1 { .host = "::1"; .port = "3001";'],
    [['varnish', 'shop"'], 2, '"shop"" is no host with a port.'],
    [['person'], 2, 'npm run shop -- person erase anna@example.com'],
    [['person', 'show', 'anna@example.com'], 2, 'npm run shop -- person export anna@example.com'],
    [['person', 'erase', 'anna@example.com', 'bert@example.com'], 2, 'npm run shop -- person erase'],
    [['person', 'erase', 'anna'], 2, '"anna" is no e-mail address.'],
    [['export', '--site', 'DE', 'feed.csv'], 2, 'feed.csv must end in .xml or .tsv'],
  ])('[RUN-3] %j answers %s and says why', async (args, code, words) => {
    const answer = await run(...args);
    expect(answer.code).toBe(code);
    expect(answer.said).toContain(words);
    expect(readdirSync(folder)).not.toContain('data');
  });

  it.each([
    ['start', 'TRUST_PROXY', 'rubbish', /^TRUST_PROXY must be addresses [^\n]+\n$/],
    ['content', 'DATABASE_URL', 'postgres://x@127.0.0.1:1/y', /^The database that DATABASE_URL names cannot [^\n]+\n$/],
  ])('[RUN-9] %s with a wrong %s ends with one sentence', async (command, setting, value, sentence) => {
    vi.stubEnv(setting, value);
    expect(await run(command)).toEqual({ code: 1, said: expect.stringMatching(sentence) });
  });

  const kinds = [
    {
      kind: 'a database server',
      prepare: async () => {
        own = await databases[1]?.open();
        vi.stubEnv('DATABASE_URL', own?.url ?? '');
      },
    },
    { kind: 'a data folder that nobody runs', prepare: () => Promise.resolve() },
  ];
  it.each(kinds)(
    '[RUN-3] imports and exports on $kind',
    async ({ prepare }) => {
      await prepare();
      expect(await run('export', '--site', 'DE', path('none.xml'))).toEqual({
        code: 1,
        said: 'DE sells nothing yet.\n',
      });
      expect(await run('import', '--site', 'de', path('good.xml'))).toEqual({
        code: 0,
        said: 'DE sells 300 articles now.\n2 pictures are fetched while the shop runs: npm run shop -- pictures shows how far.\n',
      });
      const ended = ['id\texpiration_date', 'K7-0\t2026-01-01', 'K8-0\t2026-01-01', ''].join('\n');
      writeFileSync(path('ended.tsv'), ended);
      const gone = '0 added, 0 changed, 0 as before, 2 out of sale.';
      expect((await run('import', '--site', 'DE', '--update', '--dry-run', path('ended.tsv'))).said).toBe(
        `DE would be brought up to date: ${gone} Nothing was changed.\n`,
      );
      expect((await run('import', '--site', 'DE', '--update', path('ended.tsv'))).said).toBe(
        `DE is up to date: ${gone}\n`,
      );
      expect((await run('import', '--site', 'DE', '--dry-run', path('good.xml'))).said).toBe(
        'DE would sell 300 articles. Nothing was changed.\n',
      );
      expect((await run('import', '--site', 'DE', path('good.xml'))).said).toContain('DE sells 300 articles now.');
      expect((await run('import', '--site', 'DE', path('swiss.xml'))).code).toBe(1);
      expect(said).toContain('Refused: 300 of 300 rows cannot be sold');
      expect((await run('import', '--site', 'DE', path('letter.xml'))).code).toBe(1);
      expect(said).toContain('is no product feed: line 1:');
      expect((await run('import', '--site', 'ch-fr', path('swiss.xml'))).code).toBe(0);
      expect((await run('export', '--site', 'DE', path('out.tsv'))).code).toBe(0);
      expect(readFileSync(path('out.tsv'), 'utf8').match(/\tEUR|EUR\t/g)?.length).toBeGreaterThan(299);
      expect((await run('import', '--site', 'DE', path('out.tsv'))).said).toBe('DE sells 300 articles now.\n');
      expect(readdirSync(folder).filter((name) => name.endsWith('.part') || name === 'none.xml')).toEqual([]);
    },
    60_000,
  );

  describe('[RUN-6] content', () => {
    beforeEach(() => putMigrated(path('data')));
    const lines = () => said.split('\n').filter((line) => line !== '');
    const folderOfOwn = (): string => {
      const real = join(repositoryRoot, 'content');
      const content = path('own');
      mkdirSync(content);
      for (const name of readdirSync(real)) {
        if (name === 'products') mkdirSync(join(content, name));
        else symlinkSync(join(real, name), join(content, name));
      }
      cpSync(join(real, 'products/1110.json'), join(content, 'products/1110.json'));
      vi.stubEnv('CONTENT_DIR', content);
      return content;
    };

    it('takes in all but articles, and says before what it changes', async () => {
      await run('import', '--site', 'DE', path('good.xml'));
      expect((await run('content', '--site', 'de,at', '--dry-run')).code).toBe(0);
      expect(lines()[0]).toBe('site    part             added  changed     gone');
      expect(lines().at(-1)).toBe('Nothing was changed: this was a dry run.');
      const trial = lines().slice(0, -1);
      expect((await run('content', '--site', 'de,at')).code).toBe(0);
      expect(lines().slice(0, -1)).toEqual(trial);
      expect(lines().at(-1)).toBe(
        'Taken in on DE, AT: pages, search, navigation, themeworlds, vouchers, promotions, abtests.',
      );
      expect(trial.filter((line) => line.includes('products'))).toEqual([]);
      await run('content', '--only', 'pages,search', '--site', 'DE');
      expect(lines()).toEqual(['Nothing changes.', 'Taken in on DE: pages, search.']);
      expect((await run('export', '--site', 'DE', path('still.tsv'))).code).toBe(0);
      expect(await run('export', '--site', 'AT', path('none.tsv'))).toEqual({
        code: 1,
        said: 'AT sells nothing yet.\n',
      });
    });

    it('lets no article go out of sale without a yes, and leaves a catalogue of a feed as it is', async () => {
      const content = folderOfOwn();
      await run('import', '--site', 'DE', path('good.xml'));
      expect((await run('content', '--only', 'products', '--site', 'DE,AT')).code).toBe(0);
      expect(lines()[0]).toBe('DE: catalogue came from a feed, left as it is.');
      expect(lines()).toContainEqual(expect.stringMatching(/^AT sells \d+ articles now\.$/));
      const file = join(content, 'products/1110.json');
      const [first, , ...others] = JSON.parse(readFileSync(file, 'utf8')) as { texts: { de: { title: string } } }[];
      Object.assign(first?.texts.de ?? {}, { title: 'Ein neuer Name' });
      writeFileSync(file, JSON.stringify([first, ...others]));
      expect((await run('content', '--only', 'products', '--site', 'AT')).code).toBe(1);
      expect(said).toMatch(/AT +products +0 +[1-9]\d* +[1-9]/);
      expect(said).toContain('Articles that go out of sale: AT ');
      expect(said).toContain('Nothing was changed. Say --yes');
      await run('content', '--only', 'products', '--site', 'AT', '--dry-run');
      expect(said).toMatch(/AT +products +0 +[1-9]\d* +[1-9]/);
      expect((await run('content', '--only', 'products', '--site', 'AT', '--yes')).code).toBe(0);
      await run('content', '--only', 'products', '--site', 'AT', '--dry-run');
      expect(lines()[0]).toBe('Nothing changes.');
    });
  });

  it('[RUN-2] a folder that another command works on is waited for, not touched', async () => {
    vi.stubEnv('DATA_DIR', path('data'));
    let asked = 0;
    const leave = await ownFolder(path('data'), (socket) => {
      asked += 1;
      socket.end('HTTP/1.1 500 No\r\nConnection: close\r\nContent-Length: 10\r\n\r\nnot today!');
    });
    expect(await run('import', '--site', 'DE', path('good.xml'))).toEqual({ code: 1, said: 'not today!\n' });
    expect(asked).toBe(3);
    await leave();
  });
});
