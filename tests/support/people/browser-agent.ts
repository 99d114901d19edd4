/** The user agent of a person: without one the shop takes the request for a robot's, whose pages are variants of their own. */
export const browserAgent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };
