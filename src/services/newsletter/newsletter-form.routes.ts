import type { FieldFaults } from '../../contracts/newsletter/newsletter.contract.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { subscribeFormSchema, type SubscribeForm } from '../../contracts/newsletter/newsletter-bodies.contract.ts';
import {
  confirmPagePath,
  consents,
  interests,
  newsletterPagePath,
  preferencesPagePath,
  salutations,
  trapField,
  unsubscribePagePath,
  usualOrigin,
} from '../../contracts/newsletter/newsletter.contract.ts';
import type { PostedForm } from '../../contracts/newsletter/newsletter-pages.contract.ts';
import { newsletterForms } from '../../sites/newsletter-forms.ts';
import { sentFaults, nameOf } from '../../domain/newsletter/newsletter.rules.ts';
import type { RouteContext } from '../../contracts/shop/route-context.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { lookUpsAMinute, signUpsAMinute } from './newsletter.constants.ts';
import { requestOf, valuesOfForm, wrongNames } from './newsletter.rules.ts';
import type { NewsletterService } from './newsletter.service.ts';

export interface NewsletterFormParts extends Pick<RouteContext, 'siteOf' | 'momentOf' | 'now'> {
  readonly newsletter: NewsletterService;
  /** whether the network of an address has sent too many sign-ups today; counts this one */
  readonly isTooMuch: (address: string) => Promise<boolean>;
  /** EMB-7: whether the form was sent on a page of another origin that the operator has not allowed */
  readonly isFromElsewhere: (request: FastifyRequest) => boolean;
  /** shows the form's page again with the posted values */
  readonly showForm: (request: FastifyRequest, reply: FastifyReply, posted: PostedForm) => Promise<FastifyReply>;
}

const seeOther = 303;
const token = Type.String({ maxLength: 200 });
const tokenFormSchema = Type.Object({ token }, { additionalProperties: false });

const longText = Type.String({ maxLength: 200 });
/** Unchecked boxes are not sent: a missing value was removed. */
const preferencesFormSchema = Type.Object(
  {
    token,
    salutation: Type.Optional(Type.Union([Type.Enum(salutations), Type.Literal('')])),
    firstName: Type.Optional(longText),
    lastName: Type.Optional(longText),
    interests: Type.Optional(
      Type.Union([Type.Enum(interests), Type.Array(Type.Enum(interests), { maxItems: interests.length })]),
    ),
    dne: Type.Optional(Type.Enum(consents)),
  },
  { additionalProperties: false },
);
type PreferencesForm = Static<typeof preferencesFormSchema>;

const listOf = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const pageWith = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(query)}`;
const linkGone = pageWith(newsletterPagePath, { link: 'invalid' });

/** SAFE-5: staff who look at a preview get the page of the form with a sentence; nothing is stored or mailed. */
const refuseInPreview =
  ({ siteOf, momentOf, showForm }: NewsletterFormParts) =>
  async (request: FastifyRequest, reply: FastifyReply) =>
    (await momentOf(request, siteOf(request.headers.host))).isPreview
      ? showForm(request, reply, { values: undefined, faults: {}, isBroken: false, isPreview: true })
      : undefined;

const signUpForm = (app: FastifyInstance, parts: NewsletterFormParts): void => {
  const { newsletter, isTooMuch, siteOf, now, showForm, isFromElsewhere } = parts;
  const preValidation = refuseInPreview(parts);

  app.post<{ Body: SubscribeForm }>(
    newsletterPagePath,
    {
      preValidation,
      config: { perMinute: signUpsAMinute, takesForeignForms: true },
      schema: { hide: true, body: subscribeFormSchema },
    },
    async (request, reply) => {
      const site = siteOf(request.headers.host);
      const { body } = request;
      const { origin = usualOrigin, originAddition = '', tracked } = body;
      const from = { origin, originAddition, ...omitNullish({ tracked }) };
      const success = pageWith(newsletterPagePath, { result: 'success', ...omitNullish({ tracked }) });
      // NEWS-6: a robot gets the success page, and nothing is stored.
      if (body[trapField]) return reply.redirect(success, seeOther);
      const values = valuesOfForm(body);
      const refuse = (faults: FieldFaults, isBroken = false) =>
        showForm(request, reply, { values: isBroken ? undefined : values, faults, isBroken, from });
      // Nothing is written: the visitor sees at the shop what the other page has sent.
      if (isFromElsewhere(request))
        return showForm(request, reply, { values, faults: {}, isBroken: false, from, isFromElsewhere: true });
      const faults = sentFaults(newsletterForms[site], values);
      if (Object.keys(faults).length > 0) return refuse(faults);
      if (await isTooMuch(request.ip)) return refuse({}, true);
      const asked = requestOf(values, { origin, originAddition });
      try {
        const outcome = await newsletter.subscribe(site, asked, { address: request.ip }, now());
        if (!outcome.ok) return refuse({ [outcome.fault.field]: 'invalid' });
      } catch (err) {
        request.log.error({ err }, 'a sign-up failed');
        return refuse({}, true);
      }
      return reply.redirect(success, seeOther);
    },
  );
};

/** The newsletter without JavaScript: plain forms with the same rules and the same messages. */
export const newsletterFormRoutes = (app: FastifyInstance, parts: NewsletterFormParts): void => {
  const { newsletter, siteOf, now } = parts;
  const siteFor = (request: FastifyRequest): SiteCode => siteOf(request.headers.host);
  const preValidation = refuseInPreview(parts);
  signUpForm(app, parts);

  app.post<{ Body: { token: string } }>(
    confirmPagePath,
    { preValidation, config: { perMinute: lookUpsAMinute }, schema: { hide: true, body: tokenFormSchema } },
    async (request, reply) => {
      const outcome = await newsletter.confirm(siteFor(request), request.body.token, { address: request.ip }, now());
      if (!outcome.ok) return reply.redirect(linkGone, seeOther);
      const { subscriberToken } = outcome.answer;
      return reply.redirect(pageWith(preferencesPagePath, { token: subscriberToken, confirmed: '1' }), seeOther);
    },
  );

  app.post<{ Body: PreferencesForm }>(
    preferencesPagePath,
    { preValidation, config: { perMinute: lookUpsAMinute }, schema: { hide: true, body: preferencesFormSchema } },
    async (request, reply) => {
      const { token: subscriberToken, salutation, firstName, lastName, interests: chosen, dne } = request.body;
      const wrong = wrongNames(nameOf(firstName ?? ''), nameOf(lastName ?? '')).join('.');
      if (wrong !== '')
        return reply.redirect(pageWith(preferencesPagePath, { token: subscriberToken, wrong }), seeOther);
      const update = {
        ...(salutation ? { salutation } : {}),
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
        interests: [...new Set(listOf(chosen))],
        consents: listOf(dne),
      };
      const caller = { address: request.ip };
      const answer = await newsletter.update(siteFor(request), subscriberToken, update, caller, now());
      if (!answer) return reply.redirect(linkGone, seeOther);
      return reply.redirect(pageWith(preferencesPagePath, { token: subscriberToken, saved: '1' }), seeOther);
    },
  );

  app.post<{ Body: { token: string } }>(
    unsubscribePagePath,
    { preValidation, config: { perMinute: lookUpsAMinute }, schema: { hide: true, body: tokenFormSchema } },
    async (request, reply) => {
      const proof = { origin: 'PAGE', address: request.ip };
      const isGone = await newsletter.unsubscribe(siteFor(request), request.body.token, proof, now());
      return reply.redirect(isGone ? pageWith(unsubscribePagePath, { done: '1' }) : linkGone, seeOther);
    },
  );
};
