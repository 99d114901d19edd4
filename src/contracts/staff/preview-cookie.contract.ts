/** PROMO-7: says to scripts that there is a preview, and nothing of it. Opens nothing. */
export const previewActiveCookie = 'PreviewActive';
