import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  orderNumberSchema,
  orderStates,
  orderStepSchema,
  staffOrdersApiPath,
  staffOrdersQuerySchema,
  staffOrdersSchema,
  staffOrderStepsPath,
  stepRefusals,
  type OrderStepAsked,
  type StaffOrders,
  type StaffOrdersQuery,
  type StepRefusal,
} from '../../../contracts/order/order-state.contract.ts';
import { problemSchema } from '../../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../../contracts/shop/route-context.contract.ts';
import type { StaffMember } from '../../../contracts/staff/staff.contract.ts';

export interface StaffOrderRouteParts extends Pick<RouteContext, 'sendProblem'> {
  readonly orders: StaffOrders;
  readonly staffOf: (request: FastifyRequest) => Promise<StaffMember | undefined>;
}

const words = {
  MISSING: 'there is no such order',
  STATE: 'the order cannot have this state now',
  PARCEL: 'no carrier of the country has parcels with this number, or the state has no parcel',
} as const satisfies Record<StepRefusal, string>;

const tags = ['orders'];
const errors = { '4xx': problemSchema };

/** SHOP-13: the calls for staff and the systems of the warehouse. A change needs the header of same-origin scripts (SAFE-1). */
export const staffOrderRoutes = (
  app: FastifyInstance,
  { orders, staffOf, sendProblem }: StaffOrderRouteParts,
): void => {
  const forStaff = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (member: StaffMember) => Promise<unknown>,
  ): Promise<unknown> => {
    const member = await staffOf(request);
    void reply.header('cache-control', 'no-store');
    return member ? work(member) : sendProblem(reply, 401, 'only for staff');
  };

  app.get<{ Querystring: StaffOrdersQuery }>(
    staffOrdersApiPath,
    {
      schema: {
        tags,
        summary: 'the newest orders of a site, of all states or of one',
        querystring: staffOrdersQuerySchema,
        response: { 200: staffOrdersSchema, ...errors },
      },
    },
    (request, reply) => forStaff(request, reply, async () => ({ orders: await orders.list(request.query) })),
  );

  app.post<{ Params: { number: string }; Body: OrderStepAsked }>(
    staffOrderStepsPath,
    {
      schema: {
        tags,
        summary: 'gives an order its next state; a parcel gets the link of its carrier, and the buyer a mail',
        params: Type.Object({ number: orderNumberSchema }),
        body: orderStepSchema,
        response: { 200: Type.Object({ state: Type.Enum(orderStates) }), ...errors },
      },
    },
    (request, reply) =>
      forStaff(request, reply, async ({ name }) => {
        const outcome = await orders.step(request.params.number, request.body, name);
        if (outcome.ok) return { state: outcome.state };
        const { code, state } = outcome;
        return sendProblem(reply, stepRefusals[code], words[code], { error: code, ...(state ? { state } : {}) });
      }),
  );
};
