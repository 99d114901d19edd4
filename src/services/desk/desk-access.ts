import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import { problemSchema } from '../../contracts/shop/problem.contract.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import { deskRefusals } from '../../contracts/staff/desk.contract.ts';
import type { StaffMember } from '../../contracts/staff/staff.contract.ts';
import type { DeskOutcome, DeskPerson } from './desk-parts.ts';

export interface DeskAccessParts extends Pick<RouteContext, 'sendProblem'> {
  readonly staffOf: (request: FastifyRequest) => Promise<StaffMember | undefined>;
}

const words = {
  MISSING: 'there is no such release or entry',
  ROLE: 'your role does not allow this',
  STATE: 'the state of the release does not allow this',
  CHANGED: 'another person has changed it since you read it',
  EMPTY: 'the release has no drafts',
  TIME: 'a release starts in the future, a test ends in the future, and both end after their start',
  INVALID: 'some items cannot be shown',
  SITE: 'the release is not for this site',
  LIMIT: 'there are too many',
  TAKEN: 'another test has this name',
  GROUPS: 'each group has a name of its own, and two of them have a share',
  TESTS: 'at most three tests run on a site at one time',
} as const satisfies Record<keyof typeof deskRefusals, string>;

export const deskErrors = { '4xx': problemSchema };
export const deskTags = ['desk'];

/** What all routes of the desk share: who may call them, and how an outcome is sent. */
export const deskAccess = ({ staffOf, sendProblem }: DeskAccessParts) => ({
  sendProblem,
  /** Runs the work for staff with a role (DESK-4); all others get no more than the status. */
  forStaff:
    <Route extends RouteGenericInterface>(
      work: (person: DeskPerson, request: FastifyRequest<Route>, reply: FastifyReply) => unknown,
    ) =>
    async (request: FastifyRequest<Route>, reply: FastifyReply): Promise<unknown> => {
      const member = await staffOf(request);
      if (!member) return sendProblem(reply, 401, 'only for staff');
      const { name, role } = member;
      if (role === undefined) return sendProblem(reply, 403, 'you have no role at the desk', { error: 'ROLE' });
      return work({ name, role }, request, reply);
    },
  send: <T>(reply: FastifyReply, outcome: DeskOutcome<T>, status = 200): FastifyReply => {
    if (outcome.ok)
      return outcome.value === undefined ? reply.code(204).send() : reply.code(status).send(outcome.value);
    const { code, members } = outcome;
    return sendProblem(reply, deskRefusals[code], words[code], { error: code, ...members });
  },
});
export type DeskAccess = ReturnType<typeof deskAccess>;
