/** The code blocks of a document, without their indentation. */
const blocksOf = (text: string): string[] => {
  const blocks: string[][] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    const isCode = /^ {7}/.test(line);
    if (isCode && !isOpen) blocks.push([]);
    // An empty line belongs to the block that goes on after it.
    if (isCode || (isOpen && line === '')) blocks.at(-1)?.push(line.slice(7));
    isOpen = isCode || (isOpen && line === '');
  }
  return blocks.map((lines) => `${lines.join('\n').trimEnd()}\n`);
};

/** The first line of a block that is a whole file: its name as a comment. */
const named = /^(?:#|\/\/|<!--) (\S+\.(?:conf|vcl|html|mjs|tsx?))(?: -->)?\n/;

export interface FollowedDocument {
  /** files that the document shows whole, by name */
  readonly files: ReadonlyMap<string, string>;
  /** lines for a terminal */
  readonly commands: readonly string[];
}

/** Reads out of a document what its reader copies. */
export const readDocument = (text: string): FollowedDocument => {
  const blocks = blocksOf(text);
  const files = blocks.flatMap((block) => {
    const [first = '', name] = named.exec(block) ?? [];
    return name === undefined ? [] : [[name, block.slice(first.length)] as const];
  });
  const commands = blocks
    .filter((block) => /^(?:npm|npx|node) /.test(block))
    .flatMap((block) => block.trim().split('\n'));
  return { files: new Map(files), commands };
};

/** A text with names of the document's example exchanged for those of this machine. Throws for a name that it does not have. */
export const withNames = (text: string, names: Readonly<Record<string, string>>): string =>
  Object.entries(names).reduce((rest, [there, here]) => {
    if (!rest.includes(there)) throw new Error(`the document does not say “${there}” any more:\n${text}`);
    return rest.replaceAll(there, here);
  }, text);
