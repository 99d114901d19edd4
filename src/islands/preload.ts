const asked = new Map<string, Promise<unknown> | undefined>();

const ask = (href: string): Promise<unknown> | undefined => {
  if ([...document.querySelectorAll('link')].some((link) => link.href === href)) return undefined;
  const isStyle = href.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  // A region is not drawn before its styles; one whose styles don't come is drawn all the same.
  return isStyle ? new Promise((done) => (link.onload = link.onerror = done)) : undefined;
};

/**
 * What the build calls for every `import()` (vite.config.ts): what a chunk needs is asked for beside it, not after it.
 * `files` are relative to `from`, the file that imports.
 */
export const __vitePreload = async <T>(
  load: () => Promise<T>,
  files?: readonly string[],
  from?: string,
): Promise<T> => {
  await Promise.all(
    (files ?? []).map((file) => {
      const { href } = new URL(file, from);
      if (!asked.has(href)) asked.set(href, ask(href));
      return asked.get(href);
    }),
  );
  return load();
};
