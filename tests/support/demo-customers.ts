/** Everybody of the demo logs in with it: it stands on the login page. */
export const demoPassword = 'morgens-zwei-tassen';

/** Somebody whom every demo has. */
export const demoCustomer = { email: 'gold@example.com', password: demoPassword };
