/** While developing: React's refresh hook must stand before the first component does. Never part of a build. */
// @ts-expect-error -- Vite serves this module, no file of ours has its types
// oxlint-disable-next-line import/no-absolute-path -- Vite's own address, no file
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
// @ts-expect-error -- as above
await import('/@vite/client');
await import('../../islands/runtime.ts');
