import { Type, type Static } from 'typebox';
import { moneySchema, siteCodeSchema, type SiteCode } from '../shop/site.contract.ts';

/** SHOP-13: what happens to an order after it was placed. The ways between the states: `src/domain/order/order-states.rules.ts`. */
export const orderStates = [
  'PLACED',
  'UNPAID', // sent when its money is there
  'PAID',
  'PREPARING',
  'PARTLY_SENT',
  'SENT',
  'DELIVERED',
  'RETURNED',
  'CANCELLED',
] as const;
export type OrderState = (typeof orderStates)[number];
/** The states that staff and the systems of the warehouse may set. */
export const settableStates = [
  'PAID',
  'PREPARING',
  'PARTLY_SENT',
  'SENT',
  'DELIVERED',
  'RETURNED',
  'CANCELLED',
] as const;
export type SettableState = (typeof settableStates)[number];

/** A state that an order has reached. */
export interface OrderStep {
  readonly state: OrderState;
  readonly at: Date;
}

/** A parcel of an order. The carriers of a country: `src/sites/delivery/carriers.ts`. */
export interface Parcel {
  readonly carrier: string;
  /** as the carrier prints it, without spaces */
  readonly number: string;
  readonly at: Date;
}

/** The page that sends the link of an order to its buyer. */
export const orderFinderPath = '/order';

/** The calls for staff and for the systems of the warehouse; schemas under /docs. */
export const staffOrdersApiPath = '/service/staff/api/orders';
export const staffOrderStepsPath = '/service/staff/api/orders/:number/steps';

const closed = { additionalProperties: false } as const;
export const mostStaffOrders = 100;
const state = Type.Enum(orderStates);
export const orderNumberSchema = Type.String({ pattern: '^[0-9A-Za-z-]{1,30}$' });

export const orderStepSchema = Type.Object(
  {
    site: siteCodeSchema,
    to: Type.Enum(settableStates),
    /** only with PARTLY_SENT and SENT */
    parcel: Type.Optional(
      Type.Object({ carrier: Type.String({ maxLength: 30 }), number: Type.String({ maxLength: 60 }) }, closed),
    ),
  },
  closed,
);
export type OrderStepAsked = Static<typeof orderStepSchema>;

export const staffOrdersQuerySchema = Type.Object({ site: siteCodeSchema, state: Type.Optional(state) });
export type StaffOrdersQuery = Static<typeof staffOrdersQuerySchema>;

const instant = Type.String({ format: 'date-time' });
/** An order for the people who send it. */
export const staffOrderSchema = Type.Object({
  number: Type.String(),
  placedAt: instant,
  state,
  payment: Type.Optional(Type.String()),
  total: moneySchema,
  lines: Type.Array(
    Type.Object({ title: Type.String(), choice: Type.Optional(Type.String()), quantity: Type.Integer() }),
  ),
  /** the lines of the delivery address */
  deliveredTo: Type.Array(Type.String()),
  /** the buyer's words for the receiver: printed on the delivery note, which has no prices */
  greeting: Type.Optional(Type.String()),
  parcels: Type.Array(Type.Object({ carrier: Type.String(), number: Type.String(), sentAt: instant })),
  /** a paid order was cancelled, and no provider gives its money back */
  refundByHand: Type.Boolean(),
  /** the states that it can have next */
  next: Type.Array(Type.Enum(settableStates)),
});
export type StaffOrder = Static<typeof staffOrderSchema>;
export const staffOrdersSchema = Type.Object({ orders: Type.Array(staffOrderSchema, { maxItems: mostStaffOrders }) });

/** The refusals of a step; 404 and 409 are statuses of HTTP, 422 is a parcel that no carrier of the country has. */
export const stepRefusals = { MISSING: 404, STATE: 409, PARCEL: 422 } as const;
export type StepRefusal = keyof typeof stepRefusals;
export type StepOutcome =
  | { readonly ok: true; readonly state: OrderState }
  | { readonly ok: false; readonly code: StepRefusal; readonly state?: OrderState };

/** Orders for staff. */
export interface StaffOrders {
  /** the newest first */
  list(query: StaffOrdersQuery): Promise<readonly StaffOrder[]>;
  one(site: SiteCode, number: string): Promise<StaffOrder | undefined>;
  /** `by`: the name of the member of staff */
  step(number: string, asked: OrderStepAsked, by: string): Promise<StepOutcome>;
}

/** `SENT`: it is on its way, or was cancelled in another state than before it was sent. */
export type CancelOutcome = 'cancelled' | 'late' | 'missing' | 'preview';

/** What has changed for a line since it was ordered. */
export interface AgainLine {
  readonly title: string;
  readonly url?: string;
  readonly kind: 'gone' | 'price' | 'same';
  readonly before: Static<typeof moneySchema>;
  readonly now?: Static<typeof moneySchema>;
}
export type AgainOutcome =
  /** `missed`: how many lines did not go into the cart */
  | { readonly kind: 'done'; readonly missed: number; readonly setCookies: readonly string[] }
  | { readonly kind: 'none' | 'missing' | 'preview' };

/** An order as its link finds it. */
export interface LinkAsked {
  readonly site: SiteCode;
  readonly number: string;
  readonly email: string;
  /** the network address of the visitor */
  readonly address: string;
}
