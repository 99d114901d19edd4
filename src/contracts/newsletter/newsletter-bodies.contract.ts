import { Type, type Static } from 'typebox';
import { longestEmail } from '../../lib/text/email-address.ts';
import {
  consents,
  interests,
  legals,
  longestName,
  origins,
  salutations,
  subscriberStates,
  trackedOriginPattern,
} from './newsletter.contract.ts';

/** Bodies of requests and responses. In a file of their own, because the browser's chunks have paths and codes but no schemas. */
const closed = { additionalProperties: false } as const;
const name = Type.String({ maxLength: longestName });
const consentList = Type.Array(Type.Enum(consents), { maxItems: consents.length, uniqueItems: true });
const profile = {
  salutation: Type.Optional(Type.Enum(salutations)),
  firstName: Type.Optional(name),
  lastName: Type.Optional(name),
};

/** NEWS-4. The further rules of a site are in `newsletter.rules.ts`. */
export const subscribeSchema = Type.Object(
  {
    email: Type.String({ maxLength: longestEmail }),
    ...profile,
    consents: consentList,
    /** TR: the ticked consents; callers without this field have asked for them themselves */
    legals: Type.Optional(Type.Array(Type.Enum(legals), { maxItems: legals.length, uniqueItems: true })),
    origin: Type.Enum(origins),
    originAddition: Type.String({ maxLength: 60, pattern: '^[\\w .:/-]*$' }),
  },
  closed,
);
export type SubscribeRequest = Static<typeof subscribeSchema>;

/** The same response for every address, so that it reveals no subscriber. */
export const subscribeAnswerSchema = Type.Object({ status: Type.Literal('CONFIRMATION_NEEDED') });

/** NEWS-8: the subscriber of a token. A link that only confirms gives the state and no personal data. */
export const subscriberSchema = Type.Object({
  state: Type.Enum(subscriberStates),
  email: Type.Optional(Type.String()),
  ...profile,
  consents: consentList,
  interests: Type.Array(Type.Enum(interests)),
});
export type SubscriberAnswer = Static<typeof subscriberSchema>;

export const doiAnswerSchema = Type.Object({
  state: Type.Literal('confirmed'),
  /** opens the preferences */
  subscriberToken: Type.String(),
});
export type DoiAnswer = Static<typeof doiAnswerSchema>;

export const updateSubscriberSchema = Type.Object(
  {
    ...profile,
    consents: Type.Optional(consentList),
    interests: Type.Optional(Type.Array(Type.Enum(interests), { maxItems: interests.length, uniqueItems: true })),
  },
  closed,
);
export type UpdateSubscriber = Static<typeof updateSubscriberSchema>;

export const tokenPattern = '^[A-Za-z0-9_-]{43}$';
/** Any text: a malformed token gets the same response as a wrong one. */
export const tokenParamsSchema = Type.Object({ subscriberToken: Type.String({ maxLength: 200 }) });

/** NEWS-7 */
export const baseDataSchema = Type.Object({
  email: Type.String(),
  ...profile,
  consents: consentList,
});
export type BaseData = Static<typeof baseDataSchema>;

/** Fields of the plain form of a browser without JavaScript. `website` is the trap (NEWS-6). */
export const subscribeFormSchema = Type.Object(
  {
    email: Type.Optional(Type.String({ maxLength: 2000 })),
    salutation: Type.Optional(Type.Union([Type.Enum(salutations), Type.Literal('')])),
    firstName: Type.Optional(Type.String({ maxLength: 2000 })),
    lastName: Type.Optional(Type.String({ maxLength: 2000 })),
    dne: Type.Optional(Type.Literal('DNE')),
    legal: Type.Optional(Type.Literal('NEWSLETTER')),
    website: Type.Optional(Type.String({ maxLength: 2000 })),
    origin: Type.Optional(Type.Enum(origins)),
    originAddition: Type.Optional(Type.String({ maxLength: 60, pattern: '^[\\w .:/-]*$' })),
    tracked: Type.Optional(Type.String({ pattern: trackedOriginPattern })),
  },
  closed,
);
export type SubscribeForm = Static<typeof subscribeFormSchema>;
