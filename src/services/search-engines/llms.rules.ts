/** A link with what it leads to. */
export interface ListedLink {
  readonly title: string;
  readonly url: string;
  readonly text?: string;
}

export interface ShopInWords {
  readonly name: string;
  readonly summary: string;
  readonly notes: readonly string[];
  readonly chapters: readonly { readonly title: string; readonly links: readonly ListedLink[] }[];
}

const linkLine = ({ title, url, text }: ListedLink, origin: string): string =>
  `- [${title}](${origin}${url})${text === undefined ? '' : `: ${text}`}`;

/** llmstxt.org: what there is in the shop and where, in Markdown. */
export const llmsText = ({ name, summary, notes, chapters }: ShopInWords, origin: string): string =>
  [
    `# ${name}`,
    `> ${summary}`,
    ...notes,
    ...chapters.flatMap(({ title, links }) =>
      links.length === 0 ? [] : [`## ${title}\n\n${links.map((link) => linkLine(link, origin)).join('\n')}`],
    ),
    '',
  ].join('\n\n');
