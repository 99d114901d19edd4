/** The ids of the demo's made-up events begin with it. No browser sends it: its ids are numbers of a visit. */
export const demoEventPrefix = 'demo-';
