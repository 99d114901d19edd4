import type { PageFacts } from './page-facts.ts';

/** What the browser was refused or did not get, besides what stands in the page. */
export interface Heard {
  /** requests of the regions that failed, with their status or the network's word */
  readonly failed: readonly { readonly path: string; readonly why: string }[];
  /** what a content security policy has stopped */
  readonly stopped: readonly { readonly directive: string; readonly what: string }[];
  /** files of the regions that are of an older version, and when the shop will have them no longer */
  readonly older: readonly { readonly path: string; readonly until: string }[];
  /** layout shift of the whole page, without the visitor's doing */
  readonly shift: number;
  /** elements that have moved */
  readonly moved: readonly string[];
}

export interface Finding {
  readonly what: string;
  readonly mend: string;
}

/** Less is not seen: a tenth of what web vitals call good. */
const leastShift = 0.01;

type Rule = (facts: PageFacts, heard: Heard) => readonly Finding[];

const when = (isSo: boolean, what: string, mend: string): readonly Finding[] => (isSo ? [{ what, mend }] : []);
const list = (words: readonly string[]): string => [...new Set(words)].join(', ');

const withoutRegion: Rule = ({ regions, elements, leftIncludes, isGarbled }) => [
  ...leftIncludes.map((text) => ({
    what: `The include ${text} stands in the page as it was written: nobody has read it.`,
    mend: 'Switch includes on for this page (nginx: `ssi on;` in its location; Varnish: `do_esi` for text/html), and send it as text/html.',
  })),
  ...when(
    isGarbled,
    'The page has bytes in it that are no text, as a packed region has.',
    'Add encoding=plain to the address of the include: it does not unpack what it gets.',
  ),
  ...when(
    regions.length === 0 && elements.length === 0 && leftIncludes.length === 0,
    'There is no region of Kontor on this page.',
    'Follow one of the five ways of docs/contracts/fragments.md, for example <!--# include virtual="/fragments/shell" -->.',
  ),
];

const elements: Rule = ({ elements: found }) => [
  ...found
    .filter(({ status }) => status === '')
    .map(({ name }) => ({
      what: `<${name}> is never filled: the script of the elements does not run.`,
      mend: 'Put <script src="https://your-shop/kontor.js" async></script> into the head, and allow the shop in script-src.',
    })),
  ...found
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => ({
      what: `<${name}> could not be loaded and shows its own content.`,
      mend: 'Open its address /fragments/… in a browser, and allow the shop in connect-src and style-src; the console names what was refused.',
    })),
];

const alive: Rule = ({ regions, baseOrigin }) => {
  const asleep = regions.filter(({ status }) => status === '').map(({ name }) => name);
  const failed = regions.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const twice = regions.map(({ name }) => name).filter((name, at, names) => names.indexOf(name) !== at);
  return [
    ...when(
      asleep.length > 0,
      `These regions show and do not wake, because their script does not run: ${list(asleep)}.`,
      'Include them with their tags, or write the script of /fragments/assets.json yourself where you use assets=none (with crossorigin on another host). HTML that is put in by innerHTML runs no scripts: use the script tag there.',
    ),
    ...when(
      failed.length > 0,
      `These regions failed while they woke: ${list(failed)}.`,
      'Look at the console of the page, and at the failed requests below.',
    ),
    ...when(
      twice.length > 0,
      `These regions stand in the page twice: ${list(twice)}.`,
      'Include each once: shell already has the header, shell-end the footer with the newsletter. Names of fields and jumps to parts of the page would be doubled.',
    ),
    ...when(
      baseOrigin !== undefined && regions.some(({ hasPaths }) => hasPaths),
      `<base href> sends the regions’ files and links to ${baseOrigin ?? ''}.`,
      'Add links=absolute to the address of each region.',
    ),
  ];
};

const styles: Rule = ({ unstyled, sizes, isQuirks, hasViewport }) => [
  ...when(
    unstyled.length > 0,
    `These regions have no styles: ${list(unstyled)}.`,
    'Pass /assets of your host on to the shop, allow it in style-src, and write the sheets of /fragments/assets.json where you use assets=none.',
  ),
  ...Object.values(
    Object.groupBy(
      sizes.filter(({ name, px, mediumPx }) => px !== mediumPx && !unstyled.includes(name)),
      ({ px }) => px,
    ),
  ).map((same = []) => ({
    what: `The text of ${list(same.map(({ name }) => name))} counts from ${same[0]?.px} px, and the reader’s own size is ${same[0]?.mediumPx} px.`,
    mend: 'A rule of the page with !important or three ids sets its font-size: keep it to your own elements, for example by :not(k-region, k-region *). The size of your root element does not matter.',
  })),
  ...when(
    isQuirks,
    'The page has no <!doctype html>, so the browser draws it as in the nineties (quirks mode).',
    'Begin it with <!doctype html>. The regions look the same without it; this is for what the page itself has around them.',
  ),
  ...when(
    !hasViewport,
    'The page has no viewport for phones: they show the wide form of the regions, small.',
    'Add <meta name="viewport" content="width=device-width"> to the head.',
  ),
];

const pageRules: Rule = ({ rules, unreadableSheets, sharedIds }) => [
  ...rules.map(({ selector, properties }) => ({
    what: `The rule ${selector} of the page reaches into a region and sets ${list(properties.slice(0, 8))}.`,
    mend: 'Rules with !important, or with three ids, are stronger than the regions: add :not(k-region, k-region *) to the selector, or take !important away.',
  })),
  ...when(
    rules.length > 0 && unreadableSheets.length > 0,
    `These sheets could not be read, because they come from another origin: ${list(unreadableSheets)}.`,
    'They may have such rules, too. Nothing is to be done for the regions if they look right.',
  ),
  ...when(
    sharedIds.length > 0,
    `These ids stand in a region and in the page as well: ${list(sharedIds)}.`,
    'Rename yours: labels, jumps and scripts take the first one of the page.',
  ),
];

const layers: Rule = ({ gaps, covered, bars, clipping }) => [
  ...gaps.map(({ container, gap }) => ({
    what: `${container} puts its gap of ${gap} between the parts of the header.`,
    mend: `Name it: ${container} { --kontor-gap: ${gap} }, or use sticky=false, with which the header is one box.`,
  })),
  ...bars.map(({ what, height }) => ({
    what: `${what} sticks to the top of the window, and so does the header: one lies over the other.`,
    mend: `:root { --kontor-sticky-top: ${height}px }`,
  })),
  ...Object.entries(Object.groupBy(covered, ({ by }) => by)).map(([by, controls = []]) => ({
    what: `${by} lies over the header, so these cannot be pressed: ${list(controls.map(({ what }) => what))}.`,
    mend: 'Lower its z-index below 10, or raise the header: :root { --kontor-z-index: 1000 }. Flyouts and search lie above everything while they are open.',
  })),
  ...when(
    clipping.length > 0,
    `The header sticks to nothing, because it stands in ${list(clipping)} with overflow.`,
    'Put the header directly into the body, or write overflow: clip there.',
  ),
];

/** Directives with what they are for, in the order in which a policy is read. */
const directives: Readonly<Record<string, string>> = {
  'script-src': 'scripts',
  'style-src': 'sheets',
  'style-src-attr': "colours of promotions ('unsafe-inline' there alone)",
  'font-src': 'fonts',
  'img-src': 'pictures',
  'connect-src': 'calls of search, cart and account',
  'form-action': 'plain forms',
  'require-trusted-types-for': 'what wakes (trusted-types kontor)',
};

/** `script-src-elem` belongs to `script-src`. */
const nameOfDirective = (name: string): string => name.replace(/-elem$/, '');

const refused: Rule = (_, { stopped, failed, older, shift, moved }) => [
  ...Object.entries(Object.groupBy(stopped, ({ directive }) => nameOfDirective(directive))).map(([name, all = []]) => ({
    what: `The page’s content security policy stops ${directives[name] ?? 'something'} of the regions (${name}): ${list(all.map(({ what }) => what))}.`,
    mend: `Allow the shop in ${name} ('self' where your host passes its paths on). With a nonce use assets=none and write the tags with your nonce.`,
  })),
  ...Object.entries(Object.groupBy(failed, ({ why }) => why)).map(([why, all = []]) => ({
    what: `These requests of the regions fail (${why}): ${list(all.map(({ path }) => path))}.`,
    mend:
      why === '403'
        ? 'Pass the host name that the visitor asked for on to the shop, with its port (nginx: proxy_set_header Host $http_host).'
        : 'Pass /assets, /service, /brand, /pictures, /json, /fragments and /kontor.js of your host on to the shop. A file with a name of eight letters that is missing belongs to an older version: your cache keeps a region for longer than seven days.',
  })),
  ...Object.entries(Object.groupBy(older, ({ until }) => until)).map(([until, same = []]) => ({
    what: `The page shows regions of an older version; their files go on ${until}: ${list(same.map(({ path }) => path))}.`,
    mend: 'Keep a region as long as its Cache-Control says, and fetch it again: after that time it would have no styles.',
  })),
  ...when(
    shift > leastShift,
    `The page moves while it loads (layout shift ${shift.toFixed(3)}): ${list(moved)}.`,
    'If it is the header: reserve its height by the rule of docs/embedding/script-tag.md, before any script.',
  ),
];

const settings: Rule = ({ warnings }) =>
  warnings.map((what) => ({
    what: `The shop says: ${what}.`,
    mend: 'Mend the setting in the address; no cache keeps the region until then.',
  }));

const rules: readonly Rule[] = [withoutRegion, elements, settings, alive, styles, pageRules, layers, refused];

/** Returns what hurts the regions of a page, and how to mend it. */
export const findingsOf = (facts: PageFacts, heard: Heard): readonly Finding[] =>
  rules.flatMap((rule) => rule(facts, heard));

/** The words for a terminal. */
export const reportOf = (address: string, { regions }: PageFacts, findings: readonly Finding[]): string => {
  const names = list(regions.map(({ name }) => name));
  const head = `${address}\nRegions: ${names === '' ? 'none' : names}.\n`;
  if (findings.length === 0) return `${head}\nNothing on this page hurts them.\n`;
  return `${head}\n${findings.map(({ what, mend }, at) => `${at + 1}. ${what}\n   ${mend}\n`).join('\n')}`;
};
