/** While developing: Vite's client must stand before the first component does. Never part of a build. */
// @ts-expect-error -- Vite serves this module, no file of ours has its types
await import('/@vite/client');
await import('../../islands/runtime.ts');
