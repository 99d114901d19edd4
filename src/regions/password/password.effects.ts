import type { Stop } from '../../platform/clock.ts';
import { passwordStrength } from '../../lib/text/password-strength.ts';

/** UI-3: shows the strength of the password while typing, as a bar and as a word. */
export const judgeTyping = (element: HTMLElement): Stop => {
  const input = element.querySelector('input');
  const meter = element.querySelector<HTMLElement>('[data-live="strength"]');
  if (!input || !meter) return () => {};
  // Trusted: our server wrote it.
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
