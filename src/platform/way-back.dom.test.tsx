import { afterEach, describe, expect, it, vi } from 'vitest';
import { soon } from '../../tests/support/shops/soon.ts';
import { browserWayBack } from './way-back.ts';

type AppName = 'kontorNative' | 'kontorMobileApp';
const putApp = (name: AppName, back: () => unknown): void => void Object.assign(window, { [name]: { back } });

afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['kontorNative', 'kontorMobileApp']) Reflect.deleteProperty(window, name);
});

/** The functions called to go back, in their order. */
const goWith = (answers: Partial<Record<AppName, unknown>>): string[] => {
  const asked: string[] = [];
  vi.spyOn(history, 'back').mockImplementation(() => void asked.push('history'));
  for (const name of ['kontorNative', 'kontorMobileApp'] as const) {
    if (name in answers)
      putApp(name, () => {
        asked.push(name);
        if (answers[name] instanceof Error) throw answers[name];
        return answers[name];
      });
  }
  browserWayBack.go();
  return asked;
};

describe('the way back', () => {
  it.each([
    [{}, ['history']],
    [{ kontorNative: true }, ['kontorNative']],
    [{ kontorNative: undefined }, ['kontorNative']],
    [{ kontorMobileApp: true }, ['kontorMobileApp']],
    [{ kontorNative: true, kontorMobileApp: true }, ['kontorNative']],
    [{ kontorNative: false, kontorMobileApp: true }, ['kontorNative', 'kontorMobileApp']],
    [{ kontorNative: false, kontorMobileApp: false }, ['kontorNative', 'kontorMobileApp', 'history']],
    [{ kontorNative: new Error('broken') }, ['kontorNative', 'history']],
  ])('[SRCH-9] with apps that return %j calls %j', (answers, asked) => {
    expect(goWith(answers)).toEqual(asked);
  });

  it('[SRCH-9] uses the browser when the app has no back function', () => {
    Object.assign(window, { kontorNative: {} });
    expect(goWith({})).toEqual(['history']);
  });
});

describe('a step of the way back', () => {
  it('[SRCH-9] calls the listener once when the visitor goes back', async () => {
    const before = history.length;
    const onBack = vi.fn<() => void>();
    const stop = browserWayBack.step(onBack);
    expect(history.length).toBe(before + 1);
    history.back();
    await soon(() => expect(onBack).toHaveBeenCalledTimes(1));
    stop();
    expect(history.state).toBeNull();
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('is removed by stopping and does not call the listener', async () => {
    const onBack = vi.fn<() => void>();
    const stop = browserWayBack.step(onBack);
    expect(history.state).not.toBeNull();
    stop();
    stop();
    await soon(() => expect(history.state).toBeNull());
    expect(onBack).not.toHaveBeenCalled();
  });
});
