import type { FastifyInstance } from 'fastify';
import { assignmentPath, assignmentSchema } from '../../contracts/header-start.contract.ts';

/** HDR-13: the visitor's groups. No test is running, so there is none to be in. */
export const abtestRoutes = (app: FastifyInstance): void => {
  app.get(assignmentPath, { schema: { tags: ['abtest'], response: { 200: assignmentSchema } } }, () => ({ tests: [] }));
};
