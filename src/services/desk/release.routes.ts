import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import {
  deskReleasesPath,
  deskReleasePath,
  deskDraftsPath,
  deskActsPath,
} from '../../contracts/staff/desk-paths.contract.ts';
import {
  actSchema,
  draftSchema,
  dropDraftSchema,
  newReleaseSchema,
  openReleaseSchema,
  putDraftSchema,
  releaseListSchema,
  releaseParamsSchema,
  releaseSchema,
  type Act,
  type DropDraft,
  type NewRelease,
  type PutDraft,
} from '../../contracts/staff/desk.contract.ts';
import { deskErrors as errors, deskTags as tags, type DeskAccess } from './desk-access.ts';
import type { Desk } from './desk.service.ts';
import { wrongBody } from './kinds/item-kinds.rules.ts';
import type { Releases } from './release.service.ts';

interface OfRelease {
  readonly id: number;
}
const params = releaseParamsSchema;

/** Releases: list, one of them, and what is done with them. */
export const releaseRoutes = (
  app: FastifyInstance,
  desk: Desk,
  releases: Releases,
  { forStaff, send }: DeskAccess,
): void => {
  app.get(
    deskReleasesPath,
    { schema: { tags, summary: 'all releases, the newest first', response: { 200: releaseListSchema, ...errors } } },
    forStaff((person) => desk.releases(person)),
  );

  app.post<{ Body: NewRelease }>(
    deskReleasesPath,
    {
      schema: {
        tags,
        summary: 'makes a release',
        body: newReleaseSchema,
        response: { 201: releaseSchema, ...errors },
      },
    },
    forStaff<{ Body: NewRelease }>(async (person, request, reply) =>
      send(reply, await releases.make(person, request.body), 201),
    ),
  );

  app.get<{ Params: OfRelease }>(
    deskReleasePath,
    {
      schema: {
        tags,
        summary: 'a release with its drafts, their differences and faults',
        params,
        response: { 200: openReleaseSchema, ...errors },
      },
    },
    forStaff<{ Params: OfRelease }>(async (person, request, reply) =>
      send(reply, await desk.open(person, request.params.id)),
    ),
  );

  app.post<{ Params: OfRelease; Body: Act }>(
    deskActsPath,
    {
      schema: {
        tags,
        summary: 'renames, schedules, publishes, takes back, reopens or removes a release',
        params,
        body: actSchema,
        response: { 200: releaseSchema, 204: Type.Null(), ...errors },
      },
    },
    forStaff<{ Params: OfRelease; Body: Act }>(async (person, request, reply) =>
      send(reply, await releases.act(person, request.params.id, request.body)),
    ),
  );
};

/** Drafts of a release: written and dropped, with the version that the caller has read. */
export const draftRoutes = (app: FastifyInstance, desk: Desk, { forStaff, send, sendProblem }: DeskAccess): void => {
  const put = forStaff<{ Params: OfRelease; Body: PutDraft }>(async (person, request, reply) =>
    send(reply, await desk.putDraft(person, request.params.id, request.body)),
  );
  app.put<{ Params: OfRelease; Body: PutDraft }>(
    deskDraftsPath,
    {
      schema: {
        tags,
        summary: 'writes a draft; 409 with the difference if another person was faster',
        params,
        body: putDraftSchema,
        response: { 200: draftSchema, ...errors },
      },
      // The form names the field that is wrong, so the fault is that of the kind and not that of the union of all kinds.
      attachValidation: true,
    },
    async (request, reply) => {
      const { validationError } = request;
      if (!validationError) return put(request, reply);
      const faults = validationError.validationContext === 'body' ? wrongBody(request.body) : [];
      if (faults.length === 0) throw validationError;
      return sendProblem(reply, 400, 'the item is not valid', { error: 'INVALID', faults });
    },
  );

  app.delete<{ Params: OfRelease; Body: DropDraft }>(
    deskDraftsPath,
    {
      schema: {
        tags,
        summary: 'drops a draft',
        params,
        body: dropDraftSchema,
        response: { 204: Type.Null(), ...errors },
      },
    },
    forStaff<{ Params: OfRelease; Body: DropDraft }>(async (person, request, reply) =>
      send(reply, await desk.dropDraft(person, request.params.id, request.body)),
    ),
  );
};
