import { describe, expect, it } from 'vitest';
import { ourFiles, readOurs } from '../../tests/support/words/repository.ts';
import { readDocument, withNames } from './documents.ts';

const text = `# A way

1. Do this:

       npm install one
       npm install …/two.tgz

2. And this:

       # /etc/one.conf
       server {

         listen 80;
       }

   With \`npm run three\`.

       no file
`;

describe('a document that is followed', () => {
  it('gives its whole files, without the line of their name, and its commands', () => {
    const { files, commands } = readDocument(text);
    expect([...files]).toEqual([['/etc/one.conf', 'server {\n\n  listen 80;\n}\n']]);
    expect(commands).toEqual(['npm install one', 'npm install …/two.tgz']);
  });

  it('has names exchanged that it has, and no others', () => {
    expect(withNames('a 80 b 80', { 80: '8080' })).toBe('a 8080 b 8080');
    expect(() => withNames('a', { b: 'c' })).toThrow('does not say “b”');
  });

  it.each([
    ['server-include', ['/etc/nginx/conf.d/recipes.conf', 'index.html']],
    ['edge-include', ['/etc/varnish/default.vcl', 'index.html']],
    ['layout-service', ['server.mjs', '/etc/nginx/conf.d/recipes.conf']],
    ['script-tag', ['index.html']],
    [
      'npm-package',
      [
        'app/regions.ts',
        '/etc/nginx/conf.d/recipes.conf',
        'app/layout.tsx',
        'vite.config.ts',
        'app/root.tsx',
        'server.mjs',
        'src/App.tsx',
      ],
    ],
  ])('[EMB-5] %s shows these files whole', (name, names) => {
    expect([...readDocument(readOurs(`docs/embedding/${name}.md`)).files.keys()]).toEqual(names);
  });

  it.each(['server-include', 'edge-include', 'layout-service', 'npm-package'])(
    '[EMB-7] %s leaves to the shop what the host has no page for, so that no link or form of a region is dead',
    (name) => {
      expect(readOurs(`docs/embedding/${name}.md`)).toMatch(
        /(?:try_files .* |error_page 404 = )@kontor;[^]*location @kontor|status == 404[^]*set bereq\.backend = kontor/,
      );
    },
  );

  it('[EMB-5] of each way passes the same paths on, and names the check of a page', () => {
    const documents = ourFiles('docs/embedding/').map((path) => readOurs(path));
    expect(documents).toHaveLength(5);
    for (const document of documents) expect(document).toContain('npm run shop -- embed-check https://');
    const passed = documents.flatMap((document) =>
      [...document.matchAll(/\^\/\(.*?kontor\\?\.js\$\)/g)].map(([paths]) => paths),
    );
    expect(new Set(passed.map((paths) => paths.replaceAll('?:', '')))).toEqual(
      new Set([String.raw`^/((assets|service|brand|pictures|json|fragments)/|kontor\.js$)`]),
    );
    expect(passed).toHaveLength(4);
  });
});
