import { articleOf, cartWith, coffee } from '../../testing/cart.fixtures.ts';
import { psdataOf } from '../../testing/customer.fixtures.ts';
import { customerStateOf, type CustomerState } from '../../domain/customer/customer.rules.ts';
import { previewOf, type CartPreview } from './cart-preview.rules.ts';
import type { HeaderProps } from './Header.tsx';

/** The slots of the header are filled by other regions. */
type Frame = Omit<HeaderProps, 'search' | 'icons' | 'navigation'>;

const benefits: Frame['benefits'] = [
  { url: '/c/versand', text: 'Gratis Versand ab 20 Euro' },
  { url: '/subscribenewsletter', text: '10 % für Ihre Newsletter-Anmeldung' },
  { url: '/service/storefinder/', text: 'Gratis Abholung und Rückgabe in der Filiale' },
  { url: '/c/service', text: 'Service und Hilfe' },
];

export const headerFixtures = {
  'on any page': { benefits, reduced: false, secureHint: false },
  'without benefits': { benefits: [], reduced: false, secureHint: false },
  'reduced, for checkout, with the hint on safety': { benefits, reduced: true, secureHint: true },
  'reduced, without the hint': { benefits, reduced: true, secureHint: false },
} as const satisfies Readonly<Record<string, Frame>>;

const known = customerStateOf(psdataOf('LOGGED_IN'));

/** HDR-6, HDR-7 */
export const customerFixtures = {
  'a stranger': customerStateOf(psdataOf('LOGGED_OUT')),
  'logged in, with beans and in the community': known,
  'remembered, in no community': {
    ...customerStateOf(psdataOf('REMEMBERED')),
    communityMember: false,
    loyaltyBeans: 0,
  },
  'logged in without a name': { ...known, customerName: '' },
} as const satisfies Readonly<Record<string, CustomerState>>;

const oneCoffee = cartWith([articleOf(coffee, 2)]);
const pieces = Array.from({ length: 6 }, (_, place) =>
  articleOf({ ...coffee, tcm: `${coffee.tcm}${place}`, title: `Kaffee Nummer ${place + 1} aus einer langen Reihe` }, 1),
);

/** The cart preview in each of its states. */
export const previewFixtures = {
  'on its way': previewOf(undefined, true, false),
  empty: previewOf(undefined, false, false),
  unavailable: previewOf(undefined, true, true),
  'with one article': previewOf(oneCoffee, true, true),
  'with more than it lists': previewOf(cartWith(pieces), true, true),
  'with something that cannot be bought': previewOf(
    { ...oneCoffee, defectiveArticles: [articleOf(coffee, 1)] },
    true,
    true,
  ),
} as const satisfies Readonly<Record<string, CartPreview>>;
