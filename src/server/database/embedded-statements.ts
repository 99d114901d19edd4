import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { Queryable, Statement } from '../../lib/database.ts';

const { serialize } = protocol;

interface Parsed {
  readonly text: string;
  /** the types of its values, by PostgreSQL's numbers */
  readonly types: readonly number[];
}

/**
 * Runs statements on one PGlite; the caller lets no statement without a transaction into that of another one. A statement with a
 * name is parsed and planned once, as by a server (postgres.ts): a short query takes a quarter of the CPU. PGlite's own `query`
 * parses and plans each time.
 */
export const statementsOn = (db: PGlite): Queryable => {
  /** each statement with a name that the database has parsed */
  const known = new Map<string, Parsed>();

  const send = async (...messages: readonly Uint8Array[]) =>
    db.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), { syncToFs: false });

  const typesOf = async ({ name, text }: Statement): Promise<readonly number[]> => {
    const kept = known.get(name);
    // The database would run the first text. A server's driver refuses the second one, too.
    if (kept && kept.text !== text) throw new Error(`A second text has the name of the statement “${name}”.`);
    if (kept) return kept.types;
    const types = parse.parseDescribeStatementResults(
      await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name })),
    );
    if (name !== '') known.set(name, { text, types });
    return types;
  };

  const asText = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const write = type === undefined ? undefined : db.serializers[type];
    if (write) return write(value);
    // Objects have types that PGlite can write.
    return typeof value === 'string' ? value : `${value as number | boolean}`;
  };

  return {
    query: <Row>(one: Statement, values: readonly unknown[] = []) =>
      db.runExclusive(async () => {
        if (db.closed) throw new Error('The embedded database is closed.');
        const types = await typesOf(one);
        const texts = values.map((value, place) => asText(value, types[place]));
        const answers = await send(
          serialize.bind({ statement: one.name, values: texts }),
          serialize.describe({ type: 'P' }),
          serialize.execute({}),
        );
        const [result] = parse.parseResults(answers, db.parsers);
        return (result?.rows ?? []) as Row[]; // the caller says which columns the statement has
      }),
  };
};
