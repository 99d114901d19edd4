import { Value } from 'typebox/value';
import {
  deskKinds,
  itemSchemas,
  type DeskKind,
  type ItemBodies,
  type NavigationItem,
  type ThemeworldItem,
} from '../../../contracts/staff/desk-items.contract.ts';
import type { ItemFault } from '../../../contracts/staff/desk.contract.ts';
import { membersOf } from '../../../lib/json.ts';
import { firstFault } from '../../../lib/schema-faults.ts';
import { fault, itemFaults, shapeFaults, timeFaults, type DeskKnowledge } from './promotion-faults.rules.ts';

export interface PublicSpan {
  readonly from?: Date;
  readonly to?: Date;
}

interface ItemKind<Body> {
  /** what the schema of the kind cannot say; such a draft is not stored */
  readonly shape: (body: Body) => readonly ItemFault[];
  /** what keeps a draft from being published in a release that is public in the span */
  readonly faults: (body: Body, span: PublicSpan, know: DeskKnowledge) => readonly ItemFault[];
}

const none = (): readonly ItemFault[] => [];

const picture = (field: string, name: string, { hasPicture }: DeskKnowledge): ItemFault[] =>
  hasPicture(name) ? [] : [fault('picture', field, name)];

const themeworldFaults = (body: ThemeworldItem, _span: PublicSpan, know: DeskKnowledge): ItemFault[] => [
  ...timeFaults(body),
  ...picture('picture', body.picture, know),
  ...(body.story ?? []).flatMap((chapter, at) =>
    chapter.picture === undefined ? [] : picture(`story.${at}.picture`, chapter.picture, know),
  ),
];

const entryFaults = (
  { category, teaser, ...times }: NavigationItem['entries'][number],
  place: string,
  know: DeskKnowledge,
): ItemFault[] => {
  const unknown = (field: string, number: number): ItemFault[] =>
    know.hasCategory(number) ? [] : [fault('category', field, String(number))];
  return [
    ...timeFaults(times, `${place}.`),
    ...unknown(`${place}.category`, category),
    ...(teaser?.items ?? []).flatMap((item, at) => {
      const own = `${place}.teaser.items.${at}`;
      return unknown(`${own}.category`, item.category).concat(picture(`${own}.picture`, item.picture, know));
    }),
  ];
};

const navigationFaults = ({ entries }: NavigationItem, _span: PublicSpan, know: DeskKnowledge): ItemFault[] =>
  entries.flatMap((entry, at) => {
    const place = `entries.${at}`;
    const isTwice = entries.slice(0, at).some(({ category }) => category === entry.category);
    const twice = isTwice ? [fault('twice', `${place}.category`, String(entry.category))] : [];
    return [...twice, ...entryFaults(entry, place, know)];
  });

/** The rules of each kind. A kind without a row does not compile. */
const itemKinds: { readonly [Kind in DeskKind]: ItemKind<ItemBodies[Kind]> } = {
  promotion: { shape: shapeFaults, faults: itemFaults },
  themeworld: { shape: none, faults: themeworldFaults },
  navigation: { shape: none, faults: navigationFaults },
  search: {
    shape: none,
    faults: (body, _span, { searchFaults }) =>
      searchFaults(body).map(({ field, text }) => fault('target', field, text)),
  },
  voucher: { shape: none, faults: (body) => timeFaults(body) },
};

const schemaFault = (kind: DeskKind, body: unknown): readonly ItemFault[] => {
  if (Value.Check(itemSchemas[kind], body)) return [];
  const { place, text } = firstFault(Value.Errors(itemSchemas[kind], body));
  return [fault('shape', place.replaceAll('/', '.').replace(/^\./, ''), text)];
};

/** The body of a draft fits its kind, or the reason why not. A restored state is checked here for the first time. */
export const shapeFaultsOf = <Kind extends DeskKind>(kind: Kind, body: ItemBodies[Kind]): readonly ItemFault[] =>
  Value.Check(itemSchemas[kind], body) ? itemKinds[kind].shape(body) : schemaFault(kind, body);

/** The first fault of a body that no kind's schema lets through; empty if it is not the body that is wrong. */
export const wrongBody = (put: unknown): readonly ItemFault[] => {
  const { kind, body } = membersOf(put);
  const known = deskKinds.find((one) => one === kind);
  if (known === undefined || typeof body !== 'object' || body === null) return [];
  return schemaFault(known, body);
};

export const faultsOf = <Kind extends DeskKind>(
  kind: Kind,
  body: ItemBodies[Kind],
  span: PublicSpan,
  know: DeskKnowledge,
): readonly ItemFault[] => itemKinds[kind].faults(body, span, know);
