/** Request header of the supplied proxy (deploy/nginx/kontor.conf): it knows the key of every variant of a page. */
export const proxyHeader = 'x-kontor-proxy';
