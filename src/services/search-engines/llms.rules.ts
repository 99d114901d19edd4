/** A link with a description of its target. */
export interface ListedLink {
  readonly title: string;
  readonly url: string;
  readonly text?: string;
}

export interface ShopOverview {
  readonly name: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly links: readonly ListedLink[] }[];
}

const linkLine = ({ title, url, text }: ListedLink, origin: string): string =>
  `- [${title}](${origin}${url})${text === undefined ? '' : `: ${text}`}`;

/** Renders the contents of the shop with links, in Markdown (llmstxt.org). */
export const llmsText = ({ name, summary, notes, chapters }: ShopOverview, origin: string): string =>
  [
    `# ${name}`,
    `> ${summary}`,
    ...notes,
    ...chapters.flatMap(({ title, links }) =>
      links.length === 0 ? [] : [`## ${title}\n\n${links.map((link) => linkLine(link, origin)).join('\n')}`],
    ),
    '',
  ].join('\n\n');
