import type { FieldFault, FieldFaults, FieldName } from '../../contracts/newsletter/newsletter.contract.ts';
import { emptyValues } from '../../domain/newsletter/newsletter.rules.ts';
import type { WholeBrowser } from '../../platform/whole-browser.ts';
import { control, controlNames, isEmpty, valuesIn, writeValues } from './form-fields.effects.ts';
import type { FormState } from './newsletter.machine.ts';

type Shown = Exclude<FormState, { tag: 'done' }>;
const faults = ['missing', 'invalid', 'tooLong'] as const satisfies readonly FieldFault[];

/** The places for faults, each with its messages as `data-missing`, `data-invalid` and `data-tooLong`. */
const faultPlaces = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLElement>('[data-error]')].map((place) => ({
    place,
    // NewsletterForm.tsx writes the names.
    name: place.dataset['error'] as FieldName,
  }));

const writeFaults = (form: HTMLFormElement, state: Shown): void => {
  for (const { place, name } of faultPlaces(form)) {
    const fault = state.tag === 'form' ? state.faults[name] : undefined;
    const message = (fault && place.dataset[fault]) ?? '';
    if (place.textContent !== message) place.textContent = message;
    const field = control(form, name);
    if (fault) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }
};

/** Writes a state of the machine into the form. */
export const writeState = (form: HTMLFormElement, state: Shown): void => {
  const isSending = state.tag === 'sending';
  form.dataset['revealed'] = String(state.isRevealed);
  form.setAttribute('aria-busy', String(isSending));
  writeValues(form, state.values);
  writeFaults(form, state);
  for (const name of controlNames) {
    const field = control(form, name);
    if (field) field.disabled = isSending || (name !== 'dne' && state.fixed.includes(name));
  }
  form.querySelector('button')?.toggleAttribute('data-loading', isSending);
  const offers = form.querySelector<HTMLElement>('[data-tick=dne]');
  if (offers) offers.hidden = state.hasConsented;
  const banner = state.tag === 'form' ? state.banner : 'none';
  for (const place of form.querySelectorAll<HTMLElement>('[data-banner]'))
    place.hidden = place.dataset['banner'] !== banner;
};

/** Scrolls to an element and focuses it. `autofocus` marks a focus that the shop has set (see `wasFocusedByShop`). */
const goTo = (place: HTMLElement, { media }: Pick<WholeBrowser, 'media'>): void => {
  place.autofocus = true;
  place.scrollIntoView({
    block: 'nearest',
    behavior: media.matches('(prefers-reduced-motion: reduce)') ? 'instant' : 'smooth',
  });
  place.focus({ preventScroll: true });
};
export const wasFocusedByShop = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.autofocus;
export const forgetShopFocus = (target: EventTarget | null): void => {
  if (target instanceof HTMLElement) target.autofocus = false;
};

/** Goes to the first wrong field, or to the banner, which takes no focus. */
export const showFirstFault = (form: HTMLFormElement, browser: Pick<WholeBrowser, 'media'>): void => {
  const place = form.querySelector<HTMLElement>('[aria-invalid],[data-banner=generic]:not([hidden])');
  if (place) goTo(place, browser);
};

/** Replaces the form by the thanks (NEWS-5). */
export const writeThanks = (
  element: HTMLElement,
  form: HTMLFormElement,
  browser: Pick<WholeBrowser, 'media'>,
): void => {
  const thanks = element.querySelector<HTMLElement>('[data-success]');
  form.hidden = true;
  if (!thanks) return;
  thanks.hidden = false;
  if (thanks.parentElement) thanks.parentElement.dataset['done'] = 'true';
  goTo(thanks, browser);
};

/** The faults that the server has shown after a plain form, found by their messages. */
const shownFaults = (form: HTMLFormElement): FieldFaults =>
  Object.fromEntries(
    faultPlaces(form).flatMap(({ place, name }) => {
      const fault = faults.find((one) => place.dataset[one] === place.textContent);
      return fault ? [[name, fault]] : [];
    }),
  );

/** The state of the form as the server has rendered it. */
export const firstState = (form: HTMLFormElement): FormState => {
  const shown = form.querySelector<HTMLElement>('[data-banner]:not([hidden])')?.dataset['banner'];
  const values = valuesIn(form);
  return {
    tag: 'form',
    values: isEmpty(values) ? emptyValues : values,
    faults: shownFaults(form),
    isRevealed: form.dataset['revealed'] === 'true' || !isEmpty(values),
    fixed: [],
    hasConsented: false,
    banner: shown === 'link' || shown === 'generic' ? shown : 'none',
  };
};
