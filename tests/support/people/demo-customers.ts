/** The password of all demo customers; the login page shows it. */
export const demoPassword = 'morgens-zwei-tassen';

/** A customer of every demo. */
export const demoCustomer = { email: 'gold@example.com', password: demoPassword };
