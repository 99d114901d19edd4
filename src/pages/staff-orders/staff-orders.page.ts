import {
  orderStates,
  settableStates,
  type OrderState,
  type StaffOrder,
  type StepOutcome,
} from '../../contracts/order/order-state.contract.ts';
import { staffOrdersPath, staffSignInFor } from '../../contracts/staff/staff.contract.ts';
import { carriers } from '../../sites/delivery/carriers.ts';
import { movedTo } from '../account/account.rules.ts';
import type { PageDefinition, PageRequest, PageSubmission } from '../page.ts';
import { staffPageLanguage, type StaffPageLanguage } from '../shell/staff/staff.texts.ts';
import { orderTexts } from './staff-orders.texts.ts';

export interface StaffOrdersProps {
  readonly language: StaffPageLanguage;
  readonly otherUrl: string;
  readonly siteName: string;
  readonly state?: OrderState;
  readonly orders: readonly { readonly order: StaffOrder; readonly clock: string; readonly total: string }[];
  readonly carriers: readonly { readonly id: string; readonly name: string }[];
  /** the order of the last form, and what became of it */
  readonly last?: { readonly number: string; readonly outcome: 'DONE' | 'MISSING' | 'STATE' | 'PARCEL' | 'PREVIEW' };
}

const isState = (word: string | undefined): word is OrderState => orderStates.some((state) => state === word);
const outcomes = ['DONE', 'MISSING', 'STATE', 'PARCEL', 'PREVIEW'] as const;

const urlFor = (language: string, state: string | undefined): string =>
  `${staffOrdersPath}?lang=${language}${isState(state) ? `&state=${state}` : ''}`;

const lastOf = ({ query }: PageRequest): StaffOrdersProps['last'] => {
  const outcome = outcomes.find((one) => one === query['outcome']);
  const number = query['number'] ?? '';
  return outcome && /^[\dA-Za-z-]{1,30}$/.test(number) ? { number, outcome } : undefined;
};

/** Sets the state that the form asks for; SAFE-5: in a preview nothing. */
const stepOf = async (
  { form, moment, site }: PageSubmission,
  desk: Awaited<ReturnType<NonNullable<PageRequest['staff']>>>,
) => {
  const to = settableStates.find((state) => state === form['to']);
  if (!desk || !to) return 'STATE';
  if (moment.isPreview) return 'PREVIEW';
  const { number = '', carrier = '', parcel = '' } = form;
  const hasParcel = (to === 'SENT' || to === 'PARTLY_SENT') && parcel.trim() !== '';
  const asked = { site: site.code, to, ...(hasParcel ? { parcel: { carrier, number: parcel.slice(0, 60) } } : {}) };
  const outcome: StepOutcome = await desk.orders.step(number, asked, desk.name);
  return outcome.ok ? 'DONE' : outcome.code;
};

/** SHOP-13: the newest orders of the site, each with the states that it can have next. */
export const staffOrders: PageDefinition<StaffOrdersProps> = {
  name: 'staff-orders',
  paths: [staffOrdersPath],
  type: 'content',
  personal: true,
  query: ['lang', 'state', 'number', 'outcome'],
  load: async (request) => {
    const { site, query, staff } = request;
    const desk = await staff?.();
    const language = staffPageLanguage(query['lang']);
    const state = isState(query['state']) ? query['state'] : undefined;
    if (!desk) return { kind: 'moved', permanent: false, to: staffSignInFor(urlFor(language, state)) };
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'short' });
    const last = lastOf(request);
    const orders = await desk.orders.list({ site: site.code, ...(state ? { state } : {}) });
    return {
      kind: 'shown',
      status: 200,
      head: { title: orderTexts[language].title },
      props: {
        language,
        otherUrl: urlFor(language === 'de' ? 'en' : 'de', state),
        siteName: site.countryName,
        ...(state ? { state } : {}),
        ...(last ? { last } : {}),
        orders: orders.map((order) => ({
          order,
          clock: clock.format(new Date(order.placedAt)),
          total: `${(order.total.amountMinor / 100).toFixed(2)} ${order.total.currency}`,
        })),
        carriers: Object.entries(carriers[site.code]).map(([id, { name }]) => ({ id, name })),
      },
    };
  },
  fields: ['number', 'to', 'carrier', 'parcel'],
  submit: async (submission) => {
    const { form, query, staff } = submission;
    const desk = await staff?.();
    const to = urlFor(staffPageLanguage(query['lang']), query['state']);
    if (!desk) return movedTo(staffSignInFor(to));
    const outcome = await stepOf(submission, desk);
    return movedTo(`${to}&outcome=${outcome}&number=${encodeURIComponent(form['number'] ?? '')}`);
  },
};
