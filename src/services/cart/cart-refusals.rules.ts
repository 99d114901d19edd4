import { cartChangeSchema } from '../../contracts/cart/cart.contract.ts';

interface Finding {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly message?: string;
}

interface ValidationError {
  readonly validationContext?: string;
  readonly validation?: readonly Finding[];
  readonly message: string;
}

/** The names of the changes, in the order of the schema's variants. */
const kinds = cartChangeSchema.anyOf.map((variant) => Object.keys(variant.properties)[0] ?? '');

const describe = (context: string, { instancePath, message }: Finding): string =>
  `${context}${instancePath.replaceAll('/', '.')}: ${message ?? 'is not valid'}`;

/**
 * Why a request is invalid, in a sentence. The validator reports the errors of every kind of change; only those of the kind in
 * the request are useful.
 */
export const reasonOf = (error: ValidationError, body: unknown): string => {
  const { validationContext: context = 'request', validation = [] } = error;
  if (context !== 'body') return validation[0] ? describe(context, validation[0]) : error.message;
  const keys = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const meant = kinds.indexOf(keys[0] ?? '');
  if (keys.length !== 1 || meant === -1) return `body: must be an object with exactly one of ${kinds.join(', ')}`;
  const finding = validation.find(
    ({ schemaPath, message }) => schemaPath.startsWith(`#/anyOf/${meant}`) && message !== 'schema is false',
  );
  return finding ? describe(context, finding) : error.message;
};
