import type { SubscribeRequest } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import {
  newsletterBase,
  privateNewsletterBase,
  trapField,
  usualTrackedOrigin,
} from '../../contracts/newsletter/newsletter.contract.ts';
import type { Browser } from '../../platform/browser.ts';
import { wholeBrowser } from '../../platform/whole-browser.ts';
import type { NewsletterForm } from '../../sites/newsletter-forms.ts';
import { changedFields, fieldOf, textOf, valuesIn } from './form-fields.effects.ts';
import {
  firstState,
  forgetShopFocus,
  showFirstFault,
  wasFocusedByShop,
  writeState,
  writeThanks,
} from './form-view.effects.ts';
import { pendingText } from './known.rules.ts';
import { knownStorageKey } from './newsletter.constants.ts';
import { transition, type FormEffect, type FormEvent } from './newsletter.machine.ts';
import { loadBaseData, signUp, track } from './sign-up.effects.ts';

type Send = (event: FormEvent) => void;

/** Sends what happens in the form to the machine. */
const listen = (form: HTMLFormElement, send: Send): void => {
  const button = form.querySelector('button');
  /** A fault stays visible in a field that the shop has focused, until the visitor types or taps there. */
  const focused = (target: EventTarget | null): void => {
    const field = fieldOf(target);
    if (field && !wasFocusedByShop(target)) send({ tag: 'focused', field });
  };
  const changed = (): void => send({ tag: 'changed', values: valuesIn(form) });
  const used = ({ target }: Pick<Event, 'target'>): void => {
    forgetShopFocus(target);
    // First, because the state is written back into the form.
    changed();
    focused(target);
  };
  form.addEventListener('focusin', ({ target }) => focused(target));
  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    forgetShopFocus(target);
    const field = fieldOf(target);
    // Pressing the button shows all faults at once; a fault before that would move the button.
    if (field && field !== 'legal' && relatedTarget !== button) send({ tag: 'left', field });
  });
  form.addEventListener('click', used);
  form.addEventListener('input', used);
  form.addEventListener('change', changed);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    changed();
    send({ tag: 'submitted', trap: textOf(form, trapField) });
  });
  // The visitor may have corrected or focused a field before this script ran.
  for (const target of changedFields(form)) used({ target });
  const { activeElement } = form.getRootNode() as Document | ShadowRoot; // it is in the page
  focused(activeElement);
};

/** Runs the machine on the form that the server has rendered: its states are written into the HTML. */
export const runForm = (element: HTMLElement, browser: Browser): void => {
  const form = element.querySelector('form');
  if (!form || form.hidden) return;
  // Written by the server: only the row of the site's country, not the table of all nine.
  const rules = JSON.parse(form.dataset['rules'] ?? '{}') as NewsletterForm;
  const place = {
    base: 'singlePage' in form.dataset ? privateNewsletterBase : newsletterBase,
    origin: textOf(form, 'origin') as SubscribeRequest['origin'],
    originAddition: textOf(form, 'originAddition'),
  };
  const whole = wholeBrowser(browser);
  const next = transition(rules);
  let state = firstState(form);

  const run = (effect: FormEffect): void => {
    switch (effect.tag) {
      case 'send':
        void signUp(browser, rules, effect.values, place).then((result) => {
          // The page that a plain form gets has the sentence for staff.
          if (result === 'PREVIEW') form.submit();
          else send({ tag: 'answered', result });
        });
        return;
      case 'trackAttempt':
        return track.attempt(browser);
      case 'trackFaults':
        return track.faults(browser, effect.faults);
      case 'trackAnswer':
        return track.answer(browser, effect.result, textOf(form, 'tracked') || usualTrackedOrigin);
      case 'remember':
        return browser.storage.set(knownStorageKey, pendingText(browser.clock.now()));
    }
  };
  const send: Send = (event) => {
    const { state: after, effects } = next(state, event);
    state = after;
    if (after.tag === 'done') writeThanks(element, form, whole);
    else writeState(form, after);
    // The first fault may be above the pressed button.
    if (event.tag === 'submitted' || event.tag === 'answered') showFirstFault(form, whole);
    for (const effect of effects) run(effect);
  };
  listen(form, send);
  void loadBaseData(browser).then((data) => data && send({ tag: 'prefilled', data }));
};
