/** A customer's newsletter in `psdata`; none is left out. A file of its own, because not every page's first script needs it. */
export const newsletterStatuses = ['pending', 'confirmed'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];
