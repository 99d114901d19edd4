import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/** What the checker says may be more than a pipe holds by default. */
const mostSaid = 64 * 1024 * 1024;

export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;

export const withoutJava = 'HTML is not checked: Java is not installed (Debian: apt-get install default-jre-headless)';

interface Message {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url?: string;
  readonly lastLine?: number;
  readonly message: string;
  readonly extract?: string;
}

/** The HTML standard has `rel="expect"` since 2024 (what must have been read before the page is shown); the checker not yet. */
const isAhead = ({ message, extract = '' }: Message): boolean =>
  message.includes('“blocking”') &&
  /<link rel="expect" href="#[\w-]+" blocking="render"(?: media="[^"]*")?\/>/.test(extract);

/** The styles in the head are those of the build: half of a page, and the checker does not know the CSS of today. */
export const withoutStyles = (html: string): string => html.replaceAll(/<style data-sheets[^>]*>.*?<\/style>/gs, '');

/** What the Nu checker (validator.w3.org/nu) finds in documents, by the name of each: all of them in one run of Java. */
export const htmlFaults = (documents: ReadonlyMap<string, string>): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-html-'));
  try {
    const names = [...documents.keys()];
    for (const [place, html] of [...documents.values()].entries())
      writeFileSync(join(folder, `${place}.html`), withoutStyles(html));
    const { stdout, stderr, error } = spawnSync(
      'java',
      // Preact ends elements without content by `/>`: allowed, and said to be so at each of them.
      [
        '-XX:TieredStopAtLevel=1',
        '-XX:+UseSerialGC',
        '-Xss4m',
        '-jar',
        jar,
        '--skip-info-messages',
        '--format',
        'json',
        '--stdout',
        '--exit-zero-always',
        folder,
      ],
      { encoding: 'utf8', maxBuffer: mostSaid },
    );
    if (error ?? !stdout.startsWith('{')) throw new Error(`the checker did not run: ${stderr}`, { cause: error });
    const { messages } = JSON.parse(stdout) as { readonly messages: readonly Message[] };
    const found = messages.filter((message) => !isAhead(message));
    return found.map(({ url = '', message, extract = '' }) => {
      const place = Number(/(\d+)\.html$/.exec(url)?.[1] ?? -1);
      return `${names[place] ?? url}: ${message} (${extract.replaceAll(/\s+/g, ' ')})`;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
