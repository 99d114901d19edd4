import { Type, type Static, type TSchema } from 'typebox';
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

/** NAV-1: a tree of any depth up to `mostLevels`. Our own service gives a teaser to nodes of the first level alone. */
export interface NavigationNode {
  readonly title: string;
  readonly href: string;
  readonly target?: string;
  readonly children: readonly NavigationNode[];
  readonly teaser?: Teaser;
}
export const mostLevels = 8;

const nodeSchema = (levels: number): TSchema =>
  Type.Object({
    title: Type.String(),
    href: Type.String(),
    target: Type.Optional(Type.String()),
    children: Type.Array(levels > 1 ? nodeSchema(levels - 1) : Type.Never()),
    teaser: Type.Optional(teaserSchema),
  });

/** The list of nodes, in order. */
export const navigationSchema = Type.Array(/* @__PURE__ */ nodeSchema(mostLevels), { maxItems: 40 });

/** NAV-6: browsers may cache a response to a URL with a version, because it never changes. */
export const versionedPath = (path: string, version: string): string => `${path}?v=${version}`;
export const versionQuerySchema = Type.Object({ v: Type.Optional(Type.String({ maxLength: 64 })) });
export type VersionQuery = Static<typeof versionQuerySchema>;
export const cacheControlOf = (isItsVersion: boolean): string =>
  isItsVersion ? 'public, max-age=604800, immutable' : sharedCacheControl(Infinity);
