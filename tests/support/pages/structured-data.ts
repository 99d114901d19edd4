/** What schema.org and the search engines' own rules ask of the kinds of structured data that the shop gives. */
type Json = Readonly<Record<string, unknown>>;
/** Says what is wrong with a value; nothing where it is right. */
type Rule = (value: unknown) => string | undefined;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? undefined : `is ${JSON.stringify(value)}`;
const text = matches(/\S/);
const address = matches(/^https?:\/\/[^\s/]+(?:\/\S*)?$/);
const figure: Rule = (value) => (Number.isInteger(value) && Number(value) > 0 ? undefined : `is ${String(value)}`);
/** GS1's check digit. */
const gtin: Rule = (value) => {
  if (typeof value !== 'string' || !/^(?:\d{8}|\d{12,14})$/.test(value)) return `is ${String(value)}`;
  const sum = value
    .split('')
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? undefined : `${value} has a wrong check digit`;
};

const listOf =
  (rule: Rule): Rule =>
  (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'is no list with something in it';
    return value.map(rule).find((fault) => fault !== undefined);
  };

interface Kind {
  readonly needed: Readonly<Record<string, Rule>>;
  readonly allowed?: Readonly<Record<string, Rule>>;
}

const faultOfKind = (name: string, { needed, allowed = {} }: Kind, value: unknown): string | undefined => {
  if (!isObject(value)) return `is no ${name}`;
  const { '@context': context, '@type': type, ...own } = value;
  if (type !== name) return `is ${String(type)}, not ${name}`;
  if (context !== undefined && context !== 'https://schema.org') return `speaks of ${JSON.stringify(context)}`;
  for (const [property, rule] of Object.entries({ ...allowed, ...needed })) {
    if (own[property] === undefined && !(property in needed)) continue;
    const fault = own[property] === undefined ? 'is missing' : rule(own[property]);
    if (fault !== undefined) return `${name}.${property} ${fault}`;
  }
  const foreign = Object.keys(own).find((property) => !(property in needed) && !(property in allowed));
  return foreign === undefined ? undefined : `${name}.${foreign} is not expected`;
};
const kind =
  (name: string, rules: Kind): Rule =>
  (value) =>
    faultOfKind(name, rules, value);

const inOrder =
  (rule: Rule): Rule =>
  (value) => {
    const fault = listOf(rule)(value);
    if (fault !== undefined) return fault;
    const places = (value as readonly { readonly position: number }[]).map(({ position }) => position);
    return places.every((place, before) => place === (places[0] ?? 0) + before) ? undefined : `counts ${places.join()}`;
  };

const availability = matches(/^https:\/\/schema\.org\/(?:InStock|PreOrder|BackOrder|SoldOut|OutOfStock)$/);
const offer = kind('Offer', {
  needed: {
    url: address,
    price: matches(/^\d+\.\d\d$/),
    priceCurrency: matches(/^(?:EUR|CHF|CZK|HUF|PLN|TRY)$/),
    availability,
  },
  allowed: {
    sku: text,
    gtin,
    itemCondition: matches(/^https:\/\/schema\.org\/NewCondition$/),
    priceValidUntil: matches(/^\d{4}-\d\d-\d\d$/),
  },
});

const kinds: Readonly<Record<string, Rule>> = {
  Product: kind('Product', {
    needed: { name: text, image: listOf(address), offers: listOf(offer), description: text, sku: matches(/^\d{9}$/) },
    allowed: {
      url: address,
      brand: kind('Brand', { needed: { name: text } }),
      manufacturer: kind('Organization', { needed: { name: text }, allowed: { address: text, email: text } }),
      hasCertification: kind('Certification', { needed: { name: text, certificationIdentification: text } }),
      hasEnergyConsumptionDetails: kind('EnergyConsumptionDetails', {
        needed: { hasEnergyEfficiencyCategory: matches(/^https:\/\/schema\.org\/EUEnergyEfficiencyCategory[A-G]$/) },
      }),
    },
  }),
  BreadcrumbList: kind('BreadcrumbList', {
    needed: {
      itemListElement: inOrder(kind('ListItem', { needed: { position: figure, name: text, item: address } })),
    },
  }),
  ItemList: kind('ItemList', {
    needed: {
      itemListElement: inOrder(kind('ListItem', { needed: { position: figure, url: address, name: text } })),
      numberOfItems: figure,
    },
  }),
  Organization: kind('Organization', {
    needed: {
      name: text,
      legalName: text,
      url: address,
      logo: address,
      contactPoint: kind('ContactPoint', {
        needed: { contactType: text, telephone: matches(/^[\d +()-]{6,}$/), email: matches(/^\S+@\S+$/) },
        allowed: { areaServed: matches(/^[A-Z]{2}$/), availableLanguage: matches(/^[a-z]{2}$/) },
      }),
    },
  }),
  WebSite: kind('WebSite', {
    needed: {
      name: text,
      url: address,
      potentialAction: kind('SearchAction', {
        needed: {
          target: kind('EntryPoint', { needed: { urlTemplate: matches(/^https?:\/\/\S+\{search_term_string\}$/) } }),
          'query-input': matches(/^required name=search_term_string$/),
        },
      }),
    },
    allowed: { inLanguage: matches(/^[a-z]{2}-[A-Z]{2}$/) },
  }),
  FAQPage: kind('FAQPage', {
    needed: {
      mainEntity: listOf(
        kind('Question', {
          needed: { name: text, acceptedAnswer: kind('Answer', { needed: { text: matches(/^[^<]*\S[^<]*$/) } }) },
        }),
      ),
    },
  }),
};

/** Structured data of a document, read as a search engine reads it. */
export const structuredIn = (html: string): readonly unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

const faultOf = (item: unknown): string | undefined => {
  if (!isObject(item) || item['@context'] !== 'https://schema.org') return 'is no object of schema.org';
  const rule = kinds[String(item['@type'])];
  return rule ? rule(item) : `${String(item['@type'])}: the tests know no such kind`;
};

/** What is wrong with a document's structured data, in words. */
export const structuredFaults = (html: string): readonly string[] =>
  structuredIn(html).flatMap((item) => faultOf(item) ?? []);

/** The kinds that a document gives, each once. */
export const structuredKinds = (html: string): readonly string[] => [
  ...new Set(structuredIn(html).map((item) => String(isObject(item) ? item['@type'] : item))),
];
