import type {
  FieldFault,
  FieldFaults,
  FieldName,
  SubscriberValues,
} from '../../contracts/newsletter/newsletter.contract.ts';
import type { NewsletterForm } from '../../sites/newsletter-forms.ts';
import { emptyValues } from '../../domain/newsletter/newsletter.rules.ts';
import { trapField } from '../../contracts/newsletter/newsletter.contract.ts';
import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { pendingText } from './known.rules.ts';
import { defaultTrackedOrigin, knownStorageKey } from './newsletter.constants.ts';
import { loadBaseData, signUp, track } from './sign-up.effects.ts';
import { transition, type FormEffect, type FormEvent, type FormState } from './newsletter.machine.ts';

const textFields = ['email', 'salutation', 'firstName', 'lastName'] as const;
const fieldNames = [...textFields, 'legal'] as const satisfies readonly FieldName[];
const faults = ['missing', 'invalid', 'tooLong'] as const satisfies readonly FieldFault[];

type Control = HTMLInputElement | HTMLSelectElement;

const control = (form: HTMLFormElement, name: string): Control | undefined => {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : undefined;
};
const textOf = (form: HTMLFormElement, name: string): string => control(form, name)?.value ?? '';
const isTicked = (form: HTMLFormElement, name: string): boolean =>
  (control(form, name) as HTMLInputElement | undefined)?.checked ?? false;

/** What stands in the form now. */
const valuesIn = (form: HTMLFormElement): SubscriberValues => ({
  email: textOf(form, 'email'),
  // The form offers these and no others.
  salutation: textOf(form, 'salutation') as SubscriberValues['salutation'],
  firstName: textOf(form, 'firstName'),
  lastName: textOf(form, 'lastName'),
  consents: isTicked(form, 'dne') ? ['DNE'] : [],
  legals: isTicked(form, 'legal') ? ['NEWSLETTER'] : [],
});

const isEmpty = (values: SubscriberValues): boolean =>
  Object.values(values).every((value: string | readonly string[]) => value.length === 0);

const fieldOf = (target: EventTarget | null): FieldName | undefined => {
  const name = target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
  return fieldNames.find((known) => known === name);
};

const writeValues = (form: HTMLFormElement, values: SubscriberValues): void => {
  for (const name of textFields) {
    const field = control(form, name);
    if (field && field.value !== values[name]) field.value = values[name];
  }
  const tick = (name: string, list: readonly string[]): void => {
    const box = control(form, name);
    if (box) (box as HTMLInputElement).checked = list.length > 0; // both are boxes to tick
  };
  tick('dne', values.consents);
  tick('legal', values.legals);
};

const writeFaults = (form: HTMLFormElement, state: Exclude<FormState, { tag: 'done' }>): void => {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    // The names are those that the form was drawn with.
    const name = place.dataset['error'] as FieldName;
    const fault = state.tag === 'form' ? state.faults[name] : undefined;
    const words = (fault && place.dataset[fault]) ?? '';
    if (place.textContent !== words) place.textContent = words;
    const field = control(form, name);
    if (fault) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }
};

const writeState = (form: HTMLFormElement, state: Exclude<FormState, { tag: 'done' }>): void => {
  const isSending = state.tag === 'sending';
  form.dataset['revealed'] = String(state.isRevealed);
  form.setAttribute('aria-busy', String(isSending));
  writeValues(form, state.values);
  writeFaults(form, state);
  for (const name of [...fieldNames, 'dne'] as const) {
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

/** By `autofocus` it is known that the shop itself has put the focus there. */
const goTo = (place: HTMLElement, { viewport }: Pick<Browser, 'viewport'>): void => {
  place.autofocus = true;
  place.scrollIntoView({
    block: 'nearest',
    behavior: viewport.matches('(prefers-reduced-motion: reduce)') ? 'instant' : 'smooth',
  });
  place.focus({ preventScroll: true });
};

/** The first field with something wrong; a banner takes no focus. */
const showComplaint = (form: HTMLFormElement, browser: Pick<Browser, 'viewport'>): void => {
  const place = form.querySelector<HTMLElement>('[aria-invalid],[data-banner=generic]:not([hidden])');
  if (place) goTo(place, browser);
};

/** NEWS-5 */
const writeThanks = (element: HTMLElement, form: HTMLFormElement, browser: Pick<Browser, 'viewport'>): void => {
  const thanks = element.querySelector<HTMLElement>('[data-success]');
  form.hidden = true;
  if (!thanks) return;
  thanks.hidden = false;
  if (thanks.parentElement) thanks.parentElement.dataset['done'] = 'true';
  goTo(thanks, browser);
};

/** What the server has said of a plain form: the words are looked up beside the field that they stand at. */
const shownFaults = (form: HTMLFormElement): FieldFaults =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLElement>('[data-error]')].flatMap(({ dataset, textContent }) => {
      const fault = faults.find((one) => dataset[one] === textContent);
      return fault ? [[dataset['error'], fault]] : [];
    }),
  );

const firstState = (form: HTMLFormElement): FormState => {
  const shown = form.querySelector<HTMLElement>('[data-banner]:not([hidden])')?.dataset['banner'];
  const values = valuesIn(form);
  return {
    tag: 'form',
    values: isEmpty(values) ? emptyValues : values,
    faults: shownFaults(form),
    isRevealed: form.dataset['revealed'] === 'true' || !isEmpty(values),
    fixed: [],
    hasConsented: false,
    // The server names none but the machine's.
    banner: (shown ?? 'none') as 'link' | 'generic' | 'none',
  };
};

/** Makes the form that the server drew answer by itself: the machine's states are written into it, its events are heard. */
export const enliven = (element: HTMLElement, browser: Browser): void => {
  const form = element.querySelector('form');
  if (!form || form.hidden) return;
  const button = form.querySelector('button');
  // Written by the server: one country's row, and not the table of all nine.
  const rules = JSON.parse(form.dataset['rules'] ?? '{}') as NewsletterForm;
  const origin = {
    origin: textOf(form, 'origin') as SubscribeRequest['origin'],
    originAddition: textOf(form, 'originAddition'),
  };
  const next = transition(rules);
  let state = firstState(form);

  const run = (effect: FormEffect): void => {
    switch (effect.tag) {
      case 'send':
        void signUp(browser, rules, effect.values, origin).then((result) => send({ tag: 'answered', result }));
        return;
      case 'trackAttempt':
        return track.attempt(browser);
      case 'trackFaults':
        return track.faults(browser, effect.faults);
      case 'trackAnswer':
        return track.answer(browser, effect.result, form.dataset['tracked'] ?? defaultTrackedOrigin);
      case 'remember':
        return browser.storage.set(knownStorageKey, pendingText(browser.clock.now()));
    }
  };
  const send = (event: FormEvent): void => {
    const { state: after, effects } = next(state, event);
    state = after;
    if (after.tag === 'done') writeThanks(element, form, browser);
    else writeState(form, after);
    // What is wrong may stand above the button that was pressed.
    if (event.tag === 'submitted' || event.tag === 'answered') showComplaint(form, browser);
    for (const effect of effects) run(effect);
  };
  /** Where the shop has put the focus, what is wrong stays to be read, until somebody types or taps there. */
  const focused = ({ target }: Event): void => {
    const field = fieldOf(target);
    // A field is an element.
    if (field && !(target as HTMLElement).autofocus) send({ tag: 'focused', field });
  };
  const left = ({ target, relatedTarget }: FocusEvent): void => {
    const field = fieldOf(target);
    // Whoever presses the button is told everything at once, and the button stays where it is.
    if (field && field !== 'legal' && relatedTarget !== button) send({ tag: 'left', field });
  };
  const changed = (): void => send({ tag: 'changed', values: valuesIn(form) });
  const forget = ({ target }: Event): void => {
    (target as HTMLElement).autofocus = false; // what is tapped, typed into or left is an element
  };
  const meant = (event: Event): void => {
    forget(event);
    // First, or what was typed would be lost.
    changed();
    focused(event);
  };
  const submitted = (event: Event): void => {
    event.preventDefault();
    changed();
    send({ tag: 'submitted', trap: textOf(form, trapField) });
  };
  const heard = [
    ['focusin', focused],
    ['focusout', forget],
    ['focusout', left],
    ['click', meant],
    ['input', meant],
    ['change', changed],
    ['submit', submitted],
  ] as const;
  for (const [name, listener] of heard) form.addEventListener(name, listener as EventListener);
  // The focus may have come before this script.
  focused({ target: form.ownerDocument.activeElement } as Event);
  void loadBaseData(browser).then((data) => data && send({ tag: 'prefilled', data }));
};
