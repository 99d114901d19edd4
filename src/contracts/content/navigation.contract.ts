import { Type, type Static } from 'typebox';
import { sharedCacheControl } from '../shop/freshness.contract.ts';

/** NAV-1 */
export const navigationPath = '/service/header-backend/api/show';

const link = Type.Object({
  title: Type.String(),
  url: Type.Optional(Type.String()),
  href: Type.Optional(Type.String()),
  target: Type.Optional(Type.String()),
});

export const teaserItemSchema = Type.Object({
  link,
  image: Type.Object({ src: Type.String(), alt: Type.String() }),
  title: Type.String(),
});
export type TeaserItem = Static<typeof teaserItemSchema>;

export const teaserSchema = Type.Object({ title: Type.String(), list: Type.Array(teaserItemSchema) });
export type Teaser = Static<typeof teaserSchema>;

/** A tree of at most three levels; a node below the first has no teaser. */
export const navigationLeafSchema = Type.Object({
  title: Type.String(),
  href: Type.String(),
  target: Type.Optional(Type.String()),
  children: Type.Array(
    Type.Object({
      title: Type.String(),
      href: Type.String(),
      target: Type.Optional(Type.String()),
      children: Type.Array(Type.Never()),
    }),
  ),
});

export const navigationNodeSchema = Type.Object({
  title: Type.String(),
  href: Type.String(),
  target: Type.Optional(Type.String()),
  children: Type.Array(navigationLeafSchema),
  teaser: Type.Optional(teaserSchema),
});
export type NavigationNode = Static<typeof navigationNodeSchema>;

/** The list of nodes, in order. */
export const navigationSchema = Type.Array(navigationNodeSchema, { maxItems: 40 });

/** NAV-6: browsers may cache a response to a URL with a version, because it never changes. */
export const versionedPath = (path: string, version: string): string => `${path}?v=${version}`;
export const versionQuerySchema = Type.Object({ v: Type.Optional(Type.String({ maxLength: 64 })) });
export type VersionQuery = Static<typeof versionQuerySchema>;
export const cacheControlOf = (isItsVersion: boolean): string =>
  isItsVersion ? 'public, max-age=604800, immutable' : sharedCacheControl(Infinity);
