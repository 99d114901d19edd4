/** A validation error; TypeBox and Fastify share these members. */
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
  // The validator reports an unknown field as «schema is false».
  if (keyword === 'boolean') return 'is not known here';
  const values = allowed(params);
  return values ? `must be one of ${values.join(', ')}` : (message ?? 'is not valid');
};

/** Returns the first error: its place (`/links/0/url`, empty for the whole value) and its text. */
export const firstFault = (faults: readonly SchemaFault[]): { readonly place: string; readonly text: string } => {
  const [first] = faults;
  return { place: first?.instancePath ?? '', text: first ? textOf(first) : 'is not valid' };
};
