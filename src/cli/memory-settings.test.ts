import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { withMemorySettings } from './memory-settings.ts';

const all = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '65536' };

describe('settings of memory', () => {
  it.each([
    ['none is set', { PORT: '3000' }, [], { ...all, PORT: '3000' }, ['--max-semi-space-size=16']],
    [
      'the operator has chosen arenas',
      { MALLOC_ARENA_MAX: '8' },
      [],
      { ...all, MALLOC_ARENA_MAX: '8' },
      ['--max-semi-space-size=16'],
    ],
    ['other flags are given', all, ['--inspect'], all, ['--inspect', '--max-semi-space-size=16']],
    [
      'a flag stands in NODE_OPTIONS',
      { NODE_OPTIONS: '--max-semi-space-size=64' },
      [],
      { ...all, NODE_OPTIONS: '--max-semi-space-size=64' },
      [],
    ],
  ])('are completed where %s', (_, env, execArgv, wantedEnv, wantedFlags) => {
    expect(withMemorySettings({ env, execArgv })).toEqual({ env: wantedEnv, execArgv: wantedFlags });
  });

  it('are complete in a process that was begun with them, so that none begins for ever', () => {
    const wanted = withMemorySettings({ env: {}, execArgv: [] });
    expect(withMemorySettings(wanted ?? expect.unreachable())).toBeUndefined();
  });

  it('are those of the process that goes on under the same id', () => {
    const module = JSON.stringify(new URL('memory-settings.ts', import.meta.url).href);
    const script = `import { beginAgain, withMemorySettings } from ${module};
      const wanted = withMemorySettings(process);
      console.log(process.pid, process.env.MALLOC_ARENA_MAX, process.argv.slice(1).join());
      if (wanted) beginAgain(wanted);`;
    const { stdout, stderr, pid } = spawnSync(process.execPath, ['--input-type=module', '--eval', script, 'one'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    expect([stdout, stderr]).toEqual([`${pid} undefined one\n${pid} 2 one\n`, '']);
  });
});
