import { randomUUID } from 'node:crypto';
import type { Payment, PaymentNews, PaymentState } from '../../../src/contracts/order/payment.contract.ts';
import { clockOf } from '../../../src/lib/time/moment.ts';
import type { PaymentRepository } from '../../../src/services/order/payment.repository.ts';
import { createProviderPayments, type PayableOrder } from '../../../src/services/order/provider-payments.service.ts';
import { randomOf } from '../words/random.ts';

const seed = 20_261_123;
export const amount = { amountMinor: 1990, currency: 'EUR' } as const;
const minuteMs = 60_000;

/** A provider whose answers get lost, and whose notices come twice, late, in another order, or never. */
export const faultyProvider = (random: () => number) => {
  const states = new Map<string, PaymentState>();
  const notices: PaymentNews[] = [];
  let isCalm = false;
  const lost = () => !isCalm && random() < 0.2;
  const answer = (id: string): PaymentNews => {
    if (lost()) throw new Error('the answer got lost');
    return { id, state: states.get(id) ?? 'open', amount };
  };
  const become = (id: string, state: PaymentState) => {
    states.set(id, state);
    const copies = [0, 1, 1, 1, 2, 3][Math.floor(random() * 6)] ?? 1;
    for (let copy = 0; copy < copies; copy += 1)
      notices.splice(Math.floor(random() * (notices.length + 1)), 0, { id, state, amount });
  };
  return {
    origin: 'https://pay.example',
    states,
    notices,
    become,
    /** from now on every answer arrives */
    calm: () => {
      isCalm = true;
    },
    start: async ({ id }: Payment) => {
      if (lost()) throw new Error('the call got lost');
      if (!states.has(id)) states.set(id, 'open');
      if (lost()) throw new Error('the answer got lost');
      return `https://pay.example/${id}`;
    },
    look: async ({ id }: Payment) => (states.has(id) ? answer(id) : undefined),
    refund: async ({ id }: Payment) => {
      if (states.get(id) === 'paid') become(id, 'refunded');
      return answer(id);
    },
  };
};

/** Payments on a repository, with a provider that fails in each way, and a clock. */
export const paymentShop = (repository: PaymentRepository, random = randomOf(seed).next) => {
  const state = { now: new Date('2026-11-23T10:00:00Z') };
  const provider = faultyProvider(random);
  const booked = new Map<string, number>();
  const now = clockOf(() => state.now);
  const payments = createProviderPayments({
    payments: {
      ...repository,
      move: async (id, to, from, at) => {
        const isMoved = await repository.move(id, to, from, at);
        if (isMoved && to === 'paid') booked.set(id, (booked.get(id) ?? 0) + 1);
        return isMoved;
      },
    },
    provider,
    startOf: (_site, { number }) => ({ orderNumber: number, locale: 'de-DE', returnTo: '', noticeTo: '' }),
    newId: randomUUID,
    now,
    onFault: () => {},
  });
  const pass = (minutes: number) => {
    state.now = new Date(state.now.getTime() + minutes * minuteMs);
  };
  return { booked, now, pass, payments, provider, repository };
};

/** What the books of the shop say of a payment, and whether its order was cancelled. */
export interface BookedPayment {
  readonly id: string;
  readonly orderId: string;
  readonly state: PaymentState;
  readonly isOrderCancelled: boolean;
}

export interface RunsAsked {
  readonly repository: PaymentRepository;
  readonly orders: readonly PayableOrder[];
  readonly cancel: (orderId: string) => Promise<void>;
  readonly rows: () => Promise<readonly BookedPayment[]>;
}

const hasMoney = (state: PaymentState | undefined): boolean => state === 'paid' || state === 'refunded';

/** Lets the buyers of some orders pay, give up and try again while everything fails, and returns what is wrong in the end. */
export const faultyRuns = async ({ repository, orders, cancel, rows }: RunsAsked) => {
  const random = randomOf(seed).next;
  const { booked, now, pass, payments, provider } = paymentShop(repository, random);
  /** The end without money reaches the shop, and the buyer tries again; the first money comes all the same. */
  const giveUp = async (id: string): Promise<void> => {
    provider.become(id, random() < 0.5 ? 'failed' : 'expired');
    await payments.take({ id, state: 'failed', amount });
    if (random() < 0.2) provider.become(id, 'paid');
  };
  for (const order of orders) {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await payments.pageFor(order);
      const id = page?.split('/').at(-1) ?? '';
      // A page that was not reached is not paid at.
      if (id === '' || provider.states.get(id) !== 'open') continue;
      if (random() < 0.3) provider.become(id, 'pending');
      if (random() < 0.4) await giveUp(id);
      else if (random() < 0.8) provider.become(id, 'paid');
      else break;
    }
    if (random() < 0.1) await cancel(order.id);
  }
  const deliver = async (): Promise<void> => {
    for (const notice of provider.notices.splice(0)) await payments.take(notice);
  };
  await deliver();
  provider.calm();
  // What the notices missed is asked for, fifty a call; then money goes back.
  for (let round = 0; round < 2; round += 1) {
    pass(60);
    for (let call = 0; call <= orders.length / 20; call += 1) await payments.tidyUp(now());
    await deliver();
  }
  const all = await rows();
  const kept = all.filter(({ state }) => state === 'paid');
  return {
    payments: all.length,
    paid: kept.length,
    refunded: all.filter(({ state }) => state === 'refunded').length,
    /** the books of the shop and those of the provider differ */
    differ: all.filter(
      ({ id, state }) =>
        hasMoney(provider.states.get(id) ?? 'open') !== hasMoney(state) ||
        (hasMoney(state) && state !== provider.states.get(id)),
    ),
    bookedTwice: [...booked].filter(([, times]) => times !== 1),
    keptTwice: [...Map.groupBy(kept, ({ orderId }) => orderId).values()].filter((paid) => paid.length > 1),
    keptOfCancelled: kept.filter(({ isOrderCancelled }) => isOrderCancelled),
  };
};

export const nothingWrong = { differ: [], bookedTwice: [], keptTwice: [], keptOfCancelled: [] };
