/** The files in content/pictures that the pictures of the newsletter are cut from. */
export const newsletterMasters = { tall: 'newsletter-tall.webp', wide: 'newsletter.webp' } as const;
