import {
  consentCategories,
  consentCookie,
  consentWords,
  decidedCookie,
  type Consent,
} from '../../contracts/tracking/consent-cookie.contract.ts';
import {
  consentLivesSeconds,
  consentProofPath,
  keptWith,
  type ConsentProof,
} from '../../contracts/tracking/consent.contract.ts';
import { consentIdIn, consentText, isAmong } from '../../domain/tracking/consent-choice.rules.ts';
import { consentIn, grantedOf } from '../../domain/tracking/consent.rules.ts';
import type { Browser } from '../../platform/browser.ts';
import { cookieJar, type CookieJar } from '../../platform/cookie-jar.ts';

const retries = 4;
const retryAfterMs = 2000;

const nothing: Consent = { C0003: false, C0004: false };

const ticksIn = (dialog: HTMLDialogElement | null): readonly HTMLInputElement[] => [
  ...(dialog?.querySelectorAll('input') ?? []),
];

/** CONS-2: the server stores the choice under an id that only this browser knows. */
const prove = async (browser: Browser, proof: ConsentProof, left = retries): Promise<void> => {
  const answer = await browser.http.call({ method: 'POST', path: consentProofPath, body: proof, keepalive: true });
  if (answer.kind === 'answer' && answer.status < 500) return;
  browser.log.warn('the choice of consent could not be put on record');
  if (left > 0) browser.clock.after(retryAfterMs, () => void prove(browser, proof, left - 1));
};

/** TRK-4: deletes the data of the categories that are not granted. */
export const forgetRefused = (consent: Consent, jar: CookieJar = cookieJar): void => {
  for (const category of consentCategories.filter((one) => !consent[one])) {
    const { storage, cookies } = keptWith[category];
    jar.forgetWhere((key) => isAmong(storage, key));
    jar.removeWhere((name) => isAmong(cookies, name));
  }
};

const decide = (browser: Browser, consent: Consent, jar: CookieJar): void => {
  const { clock, cookies, events, newId } = browser;
  const at = new Date(clock.now());
  const consentId = consentIdIn(cookies) ?? newId();
  const options = { maxAge: consentLivesSeconds };
  jar.set(consentCookie, consentText(consent, consentId, at), options);
  jar.set(decidedCookie, at.toISOString(), options);
  // Subscribers stop first; only then the data is deleted, so that none of them writes it again.
  events.emit('kontor:consent-updated', { categories: grantedOf(consent), isNew: true });
  forgetRefused(consent, jar);
  const categories = consentCategories.filter((category) => consent[category]);
  void prove(browser, { consentId, categories, words: consentWords });
};

/** Whether a press landed on the dialog's backdrop and not on its content. */
const closeBeside = ({ target, currentTarget }: Event): void => {
  if (target === currentTarget) (currentTarget as HTMLDialogElement).close(); // it is the dialog's own listener
};

/** Opens the settings with the current choice; a press beside them closes them, as Escape does. */
const open = (dialog: HTMLDialogElement, consent: Consent): void => {
  for (const tick of ticksIn(dialog)) tick.checked = tick.name in consent && consent[tick.name as keyof Consent];
  dialog.addEventListener('click', closeBeside);
  if (!dialog.open) dialog.showModal();
};

/** Handles a press in the question or in the settings; a vendor's question starts here, too. */
export const act = (element: HTMLElement, browser: Browser, choice: string, jar: CookieJar = cookieJar): void => {
  if (element.dataset['vendor']) {
    void import('./vendor.effects.ts').then(({ actByVendor }) =>
      actByVendor(element.dataset, browser, choice, forgetRefused),
    );
    return;
  }
  const dialog = element.querySelector('dialog');
  if (choice === 'open') return dialog ? open(dialog, consentIn(browser.cookies) ?? nothing) : undefined;
  if (choice === 'close') return dialog?.close();
  const isTicked = (category: string) => ticksIn(dialog).some(({ name, checked }) => name === category && checked);
  const isGranted = (category: string) => choice === 'all' || (choice === 'chosen' && isTicked(category));
  decide(browser, { C0003: isGranted('C0003'), C0004: isGranted('C0004') }, jar);
  dialog?.close();
  element.querySelector('[data-banner]')?.setAttribute('hidden', '');
  const said = element.querySelector<HTMLElement>('[data-said]');
  if (said) said.textContent = said.dataset['said'] ?? '';
};
