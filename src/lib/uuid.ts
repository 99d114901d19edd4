/** A UUID as PostgreSQL and `randomUUID` write it. */
export const uuidPattern = String.raw`^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$`;
const pattern = new RegExp(uuidPattern);
export const isUuid = (text: string): boolean => pattern.test(text);
