import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

const base = vite({ command: 'serve', mode: 'test' });

/** The ending of a test's name says what it needs: nothing, a document, or a database. */
export default mergeConfig(
  { plugins: base.plugins ?? [], css: base.css ?? {} },
  defineConfig({
    test: {
      pool: 'forks',
      maxWorkers: '100%',
      // Ends what hangs, and nothing else: a busy machine is no fault of what is tested.
      testTimeout: 60_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 20_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // These tests change nothing that another file sees, and a process for each file costs twice what the tests do.
            isolate: false,
            include: ['{src,tests,scripts,bench}/**/*.test.ts'],
            exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          },
        },
        {
          extends: true,
          test: { name: 'dom', environment: 'jsdom', include: ['src/**/*.dom.test.tsx'] },
        },
        {
          extends: true,
          // Pages are rendered as in production: React's development build notes a stack for each element.
          oxc: { jsx: { development: false } },
          test: {
            name: 'db',
            environment: 'node',
            env: { NODE_ENV: 'production' },
            include: ['{src,tests}/**/*.db.test.ts'],
            globalSetup: ['tests/support/postgres.global.ts'],
            maxWorkers: 3,
            // Projects with other numbers of workers cannot run beside one another.
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }),
);
