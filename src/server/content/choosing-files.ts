import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { sizeColumns, type Choosing } from '../../contracts/catalogue/choosing.contract.ts';
import { ageGroups, genders } from '../../contracts/catalogue/product-facts.contract.ts';
import { languages } from '../../sites/site.ts';
import { contentFaults } from './faults/content-faults.ts';
import { readContentFile } from './content-files.ts';

const closed = { additionalProperties: false } as const;
const cell = Type.String({ minLength: 1, maxLength: 20 });

export const sizeTablesSchema = Type.Array(
  Type.Object(
    {
      kind: Type.Enum(['textile', 'shoes']),
      gender: Type.Optional(Type.Enum(genders)),
      ageGroups: Type.Optional(Type.Array(Type.Enum(ageGroups), { minItems: 1 })),
      brand: Type.Optional(Type.String({ minLength: 1, maxLength: 70 })),
      columns: Type.Array(Type.Enum(sizeColumns), { minItems: 2, uniqueItems: true }),
      rows: Type.Array(Type.Array(cell), { minItems: 1, maxItems: 40 }),
      advice: Type.Record(Type.Enum(languages), Type.String({ minLength: 1, maxLength: 200 }), closed),
    },
    closed,
  ),
  { maxItems: 50 },
);

const category = Type.Integer({ minimum: 1000, maximum: 9999 });
export const complementsSchema = Type.Record(
  Type.String({ pattern: '^\\d{4}$' }),
  Type.Array(category, { maxItems: 8 }),
);

const tablesFile = 'size-tables.json';
const complementsFile = 'goes-with.json';

/** Reads tables of sizes and which categories go together. A shop may do without either file. */
export const readChoosing = (folder: string): Omit<Choosing, 'together'> => {
  const { fault, throwAny } = contentFaults(folder);
  const has = (name: string): boolean => existsSync(join(folder, name));
  const tables = has(tablesFile) ? readContentFile(folder, tablesFile, sizeTablesSchema, fault) : undefined;
  const complements = has(complementsFile)
    ? readContentFile(folder, complementsFile, complementsSchema, fault)
    : undefined;
  for (const [place, { columns, rows }] of (tables ?? []).entries())
    for (const [line, row] of rows.entries())
      if (row.length !== columns.length)
        fault(tablesFile, `${place}.rows.${line}`, `has ${row.length} cells for ${columns.length} columns`);
  throwAny();
  return {
    sizeTables: tables ?? [],
    complementsOf: (categoryId) => complements?.[String(categoryId)] ?? [],
  };
};
