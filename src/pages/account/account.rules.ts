import { Value } from 'typebox/value';
import type { AccountOutcome, Customer, Visit } from '../../contracts/customer/account.contract.ts';
import type { Faults } from '../../domain/customer/account.rules.ts';
import { backSchema } from '../../contracts/shop/back.contract.ts';
import { accountLinks } from '../../sites/links.ts';
import type { Translate } from '../../sites/translate.ts';
import type { PageAnswer, PageRequest, PageServices } from '../page.ts';

/** The message above a form: kind and text. */
export interface Said {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** A refused form: the typed values (never a password) and the messages of its faults. */
export interface SentForm {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly said?: Said;
}
export const emptyForm: SentForm = { values: {}, errors: {} };

/** The props of the frame of every account page. */
export interface Framed {
  readonly beans: number;
  readonly site: { readonly hasMobile: boolean };
}
export const framedOf = ({ beans, site }: Customer): Framed => ({ beans, site: { hasMobile: site === 'DE' } });

const secretFields = new Set(['password', 'again', 'current']);

export const valuesOf = (form: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !secretFields.has(name)));

export const errorsOf = (t: Translate, faults: Faults): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, t(`page.account.fault.${fault}`)]));

type Refused = Extract<AccountOutcome, { ok: false }>;
/** The name of the password field in forms that require the current password. */
export type PasswordField = 'password' | 'current';
const newPasswordCodes: ReadonlySet<string> = new Set(['PASSWORD_SHORT', 'PASSWORD_LONG', 'PASSWORD_WEAK']);
const minute = 60;

export const refusalWords = (t: Translate, refused: Refused): string =>
  refused.code === 'TOO_MANY'
    ? t('page.account.code.TOO_MANY', { minutes: Math.ceil(refused.seconds / minute) })
    : t(`page.account.code.${refused.code}`);

const fieldOfRefusal = (code: Refused['code'], asked: PasswordField): PasswordField | undefined => {
  if (newPasswordCodes.has(code)) return 'password';
  return code === 'UNAUTHORIZED' ? asked : undefined;
};

/** A refusal in a form: about a password it is shown at the field, otherwise above. `asked` is the current password's field. */
export const refusedForm = (
  t: Translate,
  form: Readonly<Record<string, string>>,
  refused: Refused,
  asked: PasswordField = 'password',
): SentForm => {
  const field = fieldOfRefusal(refused.code, asked);
  const values = valuesOf(form);
  if (field === undefined) return { values, errors: {}, said: { kind: 'error', text: refusalWords(t, refused) } };
  const text = field === 'current' ? t('page.account.fault.current') : refusalWords(t, refused);
  return { values, errors: { [field]: text } };
};

const statuses = { UNAUTHORIZED: 401, TOO_MANY: 429, UNAVAILABLE: 503, ADDRESS_LIMIT: 409, WATCH_LIMIT: 409 } as const;

export const statusOf = ({ code }: Refused): 400 | 401 | 409 | 429 | 503 =>
  code in statuses ? statuses[code as keyof typeof statuses] : 400;
export const retryOf = (refused: Refused): { readonly retryAfterSeconds?: number } =>
  refused.code === 'TOO_MANY' ? { retryAfterSeconds: refused.seconds } : {};

/** Returns the path if it is one of this shop, else that of the overview. */
export const backOf = (back: string | undefined): string =>
  back !== undefined && Value.Check(backSchema, back) ? back : accountLinks.overview;

export const movedTo = (to: string, setCookies?: readonly string[]) =>
  ({ kind: 'moved', permanent: false, to, ...(setCookies ? { setCookies } : {}) }) as const;

export const toLogin = (path: string) => movedTo(`${accountLinks.login}?back=${encodeURIComponent(path)}`);

export const visitOf = async (
  { asked }: Pick<PageRequest, 'asked'>,
  { account }: Pick<PageServices, 'account'>,
): Promise<Visit | undefined> => asked && account.visit(asked.request);

/** A page for customers who are logged in; other visitors are redirected to the login and back. */
export const forCustomer =
  <Request extends PageRequest, Props extends object>(
    show: (customer: Customer, request: Request, services: PageServices) => Promise<PageAnswer<Props>>,
  ) =>
  async (request: Request, services: PageServices): Promise<PageAnswer<Props>> => {
    const visit = await visitOf(request, services);
    return visit?.person.status === 'LOGGED_IN' && visit.customer
      ? show(visit.customer, request, services)
      : toLogin(request.path);
  };

export const titleOf = (title: string): { readonly title: string } => ({ title: title });
