/** TypeScript does not know it, and neither do all browsers. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: { readonly emptyHTML: string } };

/** Empty HTML, which a page under Trusted Types accepts as well. */
export const noHtml = trustedTypes?.emptyHTML ?? '';
