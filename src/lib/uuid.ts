/** Whether a text is a UUID as PostgreSQL and `randomUUID` write it. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(text);
