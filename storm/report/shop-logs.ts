/** Log lines of Fastify from this level on are faults. */
const faultLevel = 50;
const longestFault = 200;

interface LogLine {
  readonly level: number;
  readonly reqId?: string;
  readonly msg?: string;
  readonly err?: { readonly type?: string; readonly message?: string };
}

const lineOf = (text: string): LogLine | undefined => {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return undefined;
  }
};

const wordsOf = ({ msg = '', err = {} }: LogLine): string => {
  const [reason] = err.message?.split('\n', 1) ?? [];
  return `${msg}: ${[err.type, reason].filter((part) => part !== undefined).join(' ')}`;
};

/** Keeps what the shop processes write about faults: by the id of the request, and counted by what is said. */
export const openShopLogs = () => {
  const rest = new Map<string, string>();
  const byId = new Map<string, string>();
  const counts = new Map<string, number>();
  const note = (shop: string, text: string): void => {
    const line = lineOf(text);
    // What a start says is no JSON, and neither is what ends a process.
    if (line ? line.level < faultLevel : !text.includes('Error')) return;
    const said = (line ? wordsOf(line) : text).slice(0, longestFault);
    if (line?.reqId !== undefined) byId.set(line.reqId, `${shop}: ${said}`);
    const key = said.replaceAll(/\d+/g, 'n');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    /** Takes what a process writes, as it comes. */
    write: (shop: string, text: string): void => {
      const lines = `${rest.get(shop) ?? ''}${text}`.split('\n');
      rest.set(shop, lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') note(shop, line);
    },
    faultOf: (id: string): string | undefined => byId.get(id),
    /** How often each fault was logged, explained or not. */
    counts: counts as ReadonlyMap<string, number>,
  };
};
export type ShopLogs = ReturnType<typeof openShopLogs>;
