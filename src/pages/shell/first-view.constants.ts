/** `firstViewEnd` of a page with the component `FirstViewEnd`. Apart from it, because the server reads it without drawing. */
export const firstViewEnd = 'first-view-end';
