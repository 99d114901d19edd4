import type { FastifyInstance } from 'fastify';
import { psdataFallbackPath, psdataPath, psdataSchema, type Psdata } from '../../contracts/header-start.contract.ts';

/** What a visitor is whom the shop does not know. */
const loggedOut: Psdata = {
  tracking: { loginStatus: 'LOGGED_OUT' },
  customer: {
    firstname: '',
    lastname: '',
    loyaltyBeans: 0,
    statuses: { isCommunityMember: false, isKontorcardMember: false },
  },
};

/** CUST-1: personal data of the visitor under its two addresses; never kept by any cache. */
export const customerRoutes = (app: FastifyInstance): void => {
  for (const path of [psdataPath, psdataFallbackPath]) {
    app.get(path, { schema: { tags: ['customer'], response: { 200: psdataSchema } } }, () => loggedOut);
  }
};
