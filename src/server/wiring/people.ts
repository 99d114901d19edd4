import type { MailOutbox } from '../../contracts/shop/mail.contract.ts';
import type { CartService } from '../../services/cart/cart.service.ts';
import { customerRoutes } from '../../services/customer/customer.routes.ts';
import { loginRoutes } from '../../services/login/login.routes.ts';
import { createPasswords } from '../../services/login/password-hash.service.ts';
import type { NewsletterService } from '../../services/newsletter/newsletter.service.ts';
import { sendProblem } from '../http/problems.ts';
import { composeAccounts } from './accounts.ts';
import { cartAtLogin } from './cart/cart-at-login.ts';
import type { composeCustomerOrders } from './orders.ts';
import type { ShopContext } from './shop-context.ts';

export interface PeopleParts {
  readonly cart: CartService;
  readonly newsletter: Pick<NewsletterService, 'statusOf'>;
  readonly customerOrders: ReturnType<typeof composeCustomerOrders>;
  readonly mail: { readonly outbox: MailOutbox; readonly erase: (address: string) => Promise<number> };
}

/** Composes logins and customers with their routes. */
export const composePeople = (context: ShopContext, { cart, newsletter, customerOrders, mail }: PeopleParts) => {
  const { app, attempts, db, isSecure, secrets, now, siteOf, translate } = context;
  const accounts = composeAccounts({
    db,
    secrets,
    passwords: createPasswords(),
    attempts,
    siteOf,
    isSecure,
    translate,
    mail: mail.outbox,
    orders: customerOrders.ofCustomer,
    adoptOrder: customerOrders.adopt,
    newsletterOf: ({ site, email }) => newsletter.statusOf(site, email),
    ...cartAtLogin({
      cart,
      forgetCheckout: customerOrders.forgetCheckout,
      eraseMails: mail.erase,
      loosenOrders: customerOrders.loosen,
      now,
    }),
    now,
    log: app.log,
  });
  const { logins, customers } = accounts;
  app.addHook('onClose', accounts.settled);
  loginRoutes(app, { logins, login: customers.desk.login, infoOf: customers.infoOf, sendProblem });
  customerRoutes(app, { customers, sendProblem });
  return { visitors: logins.visitors, desk: customers.desk, tidyUp: accounts.tidyUp };
};
