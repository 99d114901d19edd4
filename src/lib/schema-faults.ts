/** What a validator says of one place; TypeBox and Fastify agree on these members. */
export interface SchemaFault {
  readonly keyword?: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: unknown;
}

const allowed = (params: unknown): readonly unknown[] | undefined => {
  const values = (params as { readonly allowedValues?: unknown } | undefined)?.allowedValues;
  return Array.isArray(values) ? values : undefined;
};

const textOf = ({ keyword, message, params }: SchemaFault): string => {
  // A field that no schema knows is told as «schema is false».
  if (keyword === 'boolean') return 'is not known here';
  const values = allowed(params);
  return values ? `must be one of ${values.join(', ')}` : (message ?? 'is not valid');
};

/** The first fault in words: where (`/links/0/url`, empty for the whole) and what. */
export const firstFault = (faults: readonly SchemaFault[]): { readonly place: string; readonly text: string } => {
  const [first] = faults;
  return { place: first?.instancePath ?? '', text: first ? textOf(first) : 'is not valid' };
};
