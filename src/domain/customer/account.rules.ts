import {
  salutations,
  type AddressFields,
  type ProfileFields,
  type Salutation,
} from '../../contracts/customer/account.contract.ts';
import { longestEmail } from '../../contracts/customer/login.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/** One `@`, text before it, a domain with a dot after it; without spaces, angle brackets, quotes and invisible characters. */
const emailPattern = /^[^\s@<>"'(),:;[\]\\\p{C}]+@[^\s@<>"'(),:;[\]\\\p{C}.]+(?:\.[^\s@<>"'(),:;[\]\\\p{C}.]+)+$/u;
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text);

/** The same as for names in NEWS-3. */
const namePattern = /^[\p{L}\p{M}\p{Nd} +&'’`´,()/.-]+$/u;
const webPattern = /(?:https?:|www\.)|[\p{L}\p{Nd}-]+\.\p{L}{2,}(?:$|[\s/])/iu;
const linePattern = /^[\p{L}\p{M}\p{Nd} +&'’`´,()/.#:°º"-]+$/u;
const phonePattern = /^\+?[\d ()/.-]{5,24}$/;

/** The faults of a field; each has a text `page.account.fault.…`. */
export type FieldFault = 'required' | 'email' | 'signs' | 'long' | 'postcode' | 'phone' | 'same' | 'agree';
export type Faults = Readonly<Record<string, FieldFault>>;

export interface Checked<Values> {
  readonly values: Values;
  readonly faults: Faults;
}

const longest = { name: 40, line: 80 } as const;
export const tidy = (text: string | undefined): string => (text ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ');

type Rule = (text: string) => FieldFault | undefined;
const text =
  (pattern: RegExp, most: number, required = true): Rule =>
  (value) => {
    if (value === '') return required ? 'required' : undefined;
    if (value.length > most) return 'long';
    return pattern.test(value) ? undefined : 'signs';
  };
/** The rule of a line of an address. */
export const lineFault: Rule = (value) => text(linePattern, longest.line)(value);
export const hasWebAddress = (value: string): boolean => webPattern.test(value);
export const nameFault: Rule = (value) =>
  text(namePattern, longest.name)(value) ?? (hasWebAddress(value) ? 'signs' : undefined);
const emailFault: Rule = (value) => (value === '' ? 'required' : isEmail(value) ? undefined : 'email');

/** The formats of postcodes in one or two parts, some with a separator between them. */
const postcodes: Readonly<Record<SiteCode, RegExp>> = {
  DE: /^(?!00)\d{5}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  CH_FR: /^[1-9]\d{3}$/,
  CZ: /^([1-7]\d{2}) ?(\d{2})$/,
  HU: /^[1-9]\d{3}$/,
  PL: /^(\d{2})[- ]?(\d{3})$/,
  SK: /^([089]\d{2}) ?(\d{2})$/,
  TR: /^(?:0[1-9]|[1-7]\d|8[01])\d{3}$/,
};
const written: Readonly<Partial<Record<SiteCode, string>>> = { CZ: '$1 $2', PL: '$1-$2', SK: '$1 $2' };

/** Returns a typed postcode (`D-20457`, `11000`, `00950`) in the country's format; `undefined` if it is invalid. */
export const postcodeOf = (site: SiteCode, typed: string): string | undefined => {
  const code = typed.replace(/^[A-Za-z]{1,3}[ -]/, '');
  return postcodes[site].test(code) ? code.replace(postcodes[site], written[site] ?? '$&') : undefined;
};

export type FormFields = Readonly<Record<string, string>>;

const check = <Name extends string>(form: FormFields, rules: Readonly<Record<Name, Rule>>) => {
  // The names come from the table of rules, with one value each.
  const names = Object.keys(rules) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, tidy(form[name])])) as Record<Name, string>;
  const found = names.flatMap((name) => {
    const fault = rules[name](values[name]);
    return fault ? [[name, fault] as const] : [];
  });
  return { values, faults: Object.fromEntries(found) as Faults };
};

const salutationOf = (value: string | undefined): Salutation | undefined => salutations.find((one) => one === value);

const profileRules = { firstName: nameFault, lastName: nameFault } as const;

/** LOGIN-6: checks the fields of a registration; the login service checks the password. */
export const checkRegister = (
  form: FormFields,
): Checked<ProfileFields & { readonly email: string; readonly password: string; readonly wantsCard: boolean }> => {
  const { values, faults } = check(form, { ...profileRules, email: emailFault });
  const salutation = salutationOf(form['salutation']);
  const password = form['password'] ?? '';
  return {
    values: { ...values, ...(salutation ? { salutation } : {}), password, wantsCard: form['card'] === 'on' },
    faults: {
      ...faults,
      ...(password === '' ? { password: 'required' as const } : {}),
      ...(form['terms'] === 'on' ? {} : { terms: 'agree' as const }),
    },
  };
};

/** Checks only that both fields are filled in: a login must not reveal which of them is wrong. */
export const checkLogin = ({ email = '', password = '' }: FormFields): Faults => ({
  ...(email === '' ? { email: 'required' as const } : {}),
  ...(password === '' ? { password: 'required' as const } : {}),
});

export const checkEmail = (form: FormFields): Checked<{ readonly email: string }> => check(form, { email: emailFault });

/** Checks a new password, and its repetition if the form has one. */
export const checkNewPassword = (form: FormFields): Checked<{ readonly password: string }> => {
  const password = form['password'] ?? '';
  const again = form['again'];
  return {
    values: { password },
    faults: {
      ...(password === '' ? { password: 'required' as const } : {}),
      ...(again !== undefined && again !== password ? { again: 'same' as const } : {}),
    },
  };
};

export const checkProfile = (form: FormFields): Checked<ProfileFields> => {
  const { values, faults } = check(form, {
    ...profileRules,
    phone: (value) => (value === '' || phonePattern.test(value) ? undefined : 'phone'),
  });
  const salutation = salutationOf(form['salutation']);
  const { phone, ...names } = values;
  return { values: { ...names, ...(salutation ? { salutation } : {}), ...(phone === '' ? {} : { phone }) }, faults };
};

export const checkAddress = (form: FormFields, site: SiteCode): Checked<AddressFields> => {
  const { values, faults } = check(form, {
    ...profileRules,
    company: text(linePattern, longest.line, false),
    street: text(linePattern, longest.line),
    extra: text(linePattern, longest.line, false),
    postcode: (value) => (value === '' ? 'required' : postcodeOf(site, value) === undefined ? 'postcode' : undefined),
    city: text(linePattern, longest.line),
  });
  const { company, extra, postcode, ...rest } = values;
  return {
    values: {
      ...rest,
      postcode: postcodeOf(site, postcode) ?? postcode,
      ...(company === '' ? {} : { company }),
      ...(extra === '' ? {} : { extra }),
      isDefault: form['isDefault'] === 'on',
    },
    faults,
  };
};
