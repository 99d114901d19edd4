const dayMs = 86_400_000;
/** Somebody who comes back within it finds the form as it was left. */
export const choicesKeptMs = 3 * dayMs;
/** The link to a guest's order: as long as parcels, returns and invoices of it are under way. */
export const linkLifeMs = 180 * dayMs;
/** An account shows so many. */
export const ordersShown = 200;
/** Deleted by one statement: the embedded database answers nobody else meanwhile. */
export const forgottenTogether = 250;
