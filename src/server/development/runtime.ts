/** While developing: React's refresh hook must stand before the first component does. Never part of a build. */
// @ts-expect-error -- Vite serves this module, no file of ours has its types
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
await import('/@vite/client' as string);
await import('../../islands/runtime.ts');
export {};
