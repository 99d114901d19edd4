import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { LongestFirst } from './tests/run/longest-first.ts';
import vite from './vite.config.ts';

const base = vite({ command: 'serve', mode: 'test' });

/** The ending of a test's name says what it needs: nothing, a document, or a database. */
export default mergeConfig(
  { plugins: base.plugins ?? [], css: base.css ?? {} },
  defineConfig({
    test: {
      pool: 'forks',
      // One more would keep the cores busier, and costs an eighth more CPU; no more than PostgreSQL has connections for.
      maxWorkers: Math.min(availableParallelism(), 8),
      sequence: { sequencer: LongestFirst },
      // Ends what hangs, and nothing else: a busy machine is no fault of what is tested.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 20_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // These tests change nothing that another file sees, and a process for each file costs twice what the tests do.
            isolate: false,
            include: ['{src,tests,scripts,bench,storm}/**/*.test.ts'],
            exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            // A document and modules of their own for each file, as with a process each, but jsdom is loaded once for all.
            pool: 'vmForks',
            include: ['{src,packages}/**/*.dom.test.tsx'],
          },
        },
        {
          extends: true,
          // Pages are rendered as in production: the development form notes a place in the source for each element.
          oxc: { jsx: { development: false } },
          test: {
            name: 'db',
            environment: 'node',
            // Each file opens databases and shops of its own; a process for each compiles modules and PGlite again, for 3 s of CPU.
            isolate: false,
            env: { NODE_ENV: 'production' },
            include: ['{src,tests}/**/*.db.test.ts'],
            globalSetup: ['tests/support/databases/postgres.global.ts'],
          },
        },
      ],
    },
  }),
);
