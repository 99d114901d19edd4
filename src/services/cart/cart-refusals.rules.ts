import { Value } from 'typebox/value';
import { addArticleSchema } from '../../contracts/cart/cart-request.contract.ts';
import { cartChangeSchema } from '../../contracts/cart/cart.contract.ts';

interface Finding {
  readonly instancePath: string;
  readonly message?: string;
}

interface ValidationError {
  readonly validationContext?: string;
  readonly validation?: readonly Finding[];
  readonly message: string;
}

const variants = [...cartChangeSchema.anyOf, addArticleSchema].map((schema) => ({
  name: Object.keys(schema.properties)[0] ?? '',
  schema,
}));

const describe = (context: string, { instancePath, message }: Finding): string =>
  `${context}${instancePath.replaceAll('/', '.')}: ${message ?? 'is not valid'}`;

/**
 * Why a request is invalid, in a sentence. The validator reports the errors of every kind of change and stops after a few; only
 * those of the kind in the request are useful.
 */
export const reasonOf = (error: ValidationError, body: unknown): string => {
  const { validationContext: context = 'request', validation = [] } = error;
  if (context !== 'body') return validation[0] ? describe(context, validation[0]) : error.message;
  const keys = typeof body === 'object' && body !== null && !Array.isArray(body) ? Object.keys(body) : [];
  const meant = variants.find(({ name }) => name === keys[0]);
  if (keys.length !== 1 || !meant)
    return `body: must be an object with exactly one of ${variants.map(({ name }) => name).join(', ')}`;
  const finding = Value.Errors(meant.schema, body).find(({ message }) => message !== 'schema is false');
  return finding ? describe(context, finding) : error.message;
};
