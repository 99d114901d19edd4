/** PROMO-7: shows scripts that there is a preview, without its details; gives no access. */
export const previewActiveCookie = 'PreviewActive';
