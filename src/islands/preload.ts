/** By address. */
const asked: Record<string, Promise<void>> = {};

const ask = async (href: string): Promise<void> => {
  // On our own pages the sheets of the first view stand in the head. Names of files contain a hash.
  const name = href.split('/').pop();
  if (document.querySelector(`link[href$="/${name}"],style[data-sheets*="/${name}"]`)) return;
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  // A region is not rendered before its styles have loaded or failed.
  if (isStyle)
    await new Promise((done) => {
      link.addEventListener('load', done);
      link.addEventListener('error', done);
    });
};

/**
 * Called by the build for every `import()` (vite.config.ts): loads the dependencies of a chunk in parallel with it. `files` are
 * relative to `from`: all files of the build are in the folder of this one.
 */
export const __vitePreload = async <T>(
  load: () => T | Promise<T>,
  files: readonly string[] = [],
  from = import.meta.url,
): Promise<T> => {
  await Promise.all(
    files.map((file) => {
      const { href } = new URL(file, from);
      return (asked[href] ??= ask(href));
    }),
  );
  return load();
};
