import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  deskTestSchema,
  newTestSchema,
  putTestSchema,
  testActSchema,
  testListSchema,
  testResultQuerySchema,
  testResultSchema,
  type NewTest,
  type PutTest,
  type TestAct,
  type TestResultQuery,
} from '../../contracts/staff/desk-test.contract.ts';
import {
  deskTestActsPath,
  deskTestPath,
  deskTestResultPath,
  deskTestsPath,
} from '../../contracts/staff/desk-paths.contract.ts';
import { releaseParamsSchema as params } from '../../contracts/staff/desk.contract.ts';
import { deskErrors as errors, deskTags as tags, type DeskAccess } from './desk-access.ts';
import type { DeskTestActs } from './desk-test-acts.service.ts';
import type { DeskTests } from './desk-test.service.ts';

interface OfTest {
  readonly id: number;
}

/** DESK-5: the A/B tests of the desk. */
export const deskTestRoutes = (
  app: FastifyInstance,
  tests: DeskTests & DeskTestActs,
  { forStaff, send }: DeskAccess,
): void => {
  app.get(
    deskTestsPath,
    {
      schema: {
        tags,
        summary: 'the A/B tests of the desk, the newest first',
        response: { 200: testListSchema, ...errors },
      },
    },
    forStaff(async () => ({ tests: await tests.list() })),
  );
  app.post<{ Body: NewTest }>(
    deskTestsPath,
    {
      schema: {
        tags,
        summary: 'makes an A/B test, as a draft',
        body: newTestSchema,
        response: { 201: deskTestSchema, ...errors },
      },
    },
    forStaff<{ Body: NewTest }>(async (person, request, reply) =>
      send(reply, await tests.make(person, request.body), 201),
    ),
  );
  app.put<{ Params: OfTest; Body: PutTest }>(
    deskTestPath,
    {
      schema: {
        tags,
        summary: 'changes an A/B test that has not started',
        params,
        body: putTestSchema,
        response: { 200: deskTestSchema, ...errors },
      },
    },
    forStaff<{ Params: OfTest; Body: PutTest }>(async (person, request, reply) =>
      send(reply, await tests.put(person, request.params.id, request.body)),
    ),
  );
  app.post<{ Params: OfTest; Body: TestAct }>(
    deskTestActsPath,
    {
      schema: {
        tags,
        summary:
          'starts, stops or removes an A/B test; with a winner its content is shown to all visitors by a release',
        params,
        body: testActSchema,
        response: { 200: deskTestSchema, 204: Type.Null(), ...errors },
      },
    },
    forStaff<{ Params: OfTest; Body: TestAct }>(async (person, request, reply) =>
      send(reply, await tests.act(person, request.params.id, request.body)),
    ),
  );
  app.get<{ Params: OfTest; Querystring: TestResultQuery }>(
    deskTestResultPath,
    {
      schema: {
        tags,
        summary: 'what the groups of an A/B test did, of visitors who agreed to be measured',
        params,
        querystring: testResultQuerySchema,
        response: { 200: testResultSchema, ...errors },
      },
    },
    forStaff<{ Params: OfTest; Querystring: TestResultQuery }>(async (_person, request, reply) =>
      send(reply, await tests.result(request.params.id, request.query)),
    ),
  );
};
