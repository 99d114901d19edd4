/** What the form needs of a JSON Schema. */
export interface FormSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly uniqueItems?: boolean;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly items?: FormSchema;
}

/** The value that a new field begins with: what is needed, and nothing else. */
export const firstValue = (schema: FormSchema): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const { type, required = [], properties = {} } = schema;
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, firstValue(properties[name] ?? {})]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'integer' || type === 'number' ? (schema.minimum ?? 0) : '';
};

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isEmpty));

/** Returns the object with the member; an empty one that is not needed is left out. */
export const withMember = (value: object, name: string, member: unknown, isNeeded: boolean): object => {
  if (isNeeded || !isEmpty(member)) return { ...value, [name]: member };
  return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
};

/** Members that say what an entry is about, the best first. */
const speaking = ['title', 'headline', 'text', 'label', 'words', 'word', 'name'];

const wordsIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the words by which an entry of a list is known: of itself, else of what it holds; empty without any. */
export const entryWords = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(entryWords).find((words) => words !== '') ?? wordsIn(value[0]);
  if (typeof value !== 'object' || value === null) return '';
  const members = new Map<string, unknown>(Object.entries(value));
  for (const name of speaking) {
    const own = members.get(name);
    const words = Array.isArray(own) ? own.map(wordsIn).filter(Boolean).slice(0, 3).join(', ') : wordsIn(own);
    if (words !== '') return words;
  }
  // The database sorts members in its own way: what the entry itself has comes before its lists.
  return entryWords([...members.values()].toSorted((a, b) => Number(Array.isArray(a)) - Number(Array.isArray(b))));
};

const longList = 4;

/** Whether the entries of a list are folded: many, or with lists of their own. */
export const areFolded = (items: FormSchema, count: number): boolean =>
  count > longList ||
  items.type === 'array' ||
  Object.values(items.properties ?? {}).some(({ type }) => type === 'array');
