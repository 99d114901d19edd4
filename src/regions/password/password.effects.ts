import type { Stop } from '../../platform/clock.ts';
import { passwordStrength } from '../../lib/text/password-strength.ts';

/** UI-3: says how strong the password is while it is typed, in a bar and in a word. */
export const judgeTyping = (element: HTMLElement): Stop => {
  const input = element.querySelector('input');
  const meter = element.querySelector<HTMLElement>('[data-live="strength"]');
  if (!input || !meter) return () => {};
  // Our own server wrote it.
  const words = JSON.parse(meter.dataset['words'] ?? '{}') as Record<string, string>;
  const judge = (): void => {
    const strength = passwordStrength(input.value);
    meter.textContent = strength === undefined ? '' : (words[strength] ?? '');
    if (strength === undefined) delete meter.dataset['level'];
    else meter.dataset['level'] = strength;
  };
  judge();
  input.addEventListener('input', judge);
  return () => input.removeEventListener('input', judge);
};
