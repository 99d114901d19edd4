import { login } from './login/login.page.ts';
import { register } from './register/register.page.ts';
import { confirmLink } from './confirm-link/confirm-link.page.ts';
import { forgottenPassword } from './forgotten-password/forgotten-password.page.ts';
import { resetPassword } from './reset-password/reset-password.page.ts';
import { logout } from './logout/logout.page.ts';
import { account } from './account/account.page.ts';
import { accountData } from './account-data/account-data.page.ts';
import { accountAddresses } from './account-addresses/account-addresses.page.ts';
import { orders } from './orders/orders.page.ts';
import { order } from './order/order.page.ts';
import { watchlist } from './watchlist/watchlist.page.ts';
import { card } from './card/card.page.ts';
import { beans } from './beans/beans.page.ts';
import { mobilePlan } from './mobile-plan/mobile-plan.page.ts';
import { community } from './community/community.page.ts';
import { cancellation } from './cancellation/cancellation.page.ts';
import { withdrawal } from './withdrawal/withdrawal.page.ts';
import { contact } from './contact/contact.page.ts';
import { cart } from './cart/cart.page.ts';
import { checkout } from './checkout/checkout.page.ts';
import { checkoutReview } from './checkout-review/checkout-review.page.ts';
import { placedOrder } from './placed-order/placed-order.page.ts';
import { category } from './category/category.page.ts';
import { content } from './content/content.page.ts';
import { gallery } from './gallery/gallery.page.ts';
import { home } from './home/home.page.ts';
import { outlet } from './outlet/outlet.page.ts';
import { mailbox } from './mailbox/mailbox.page.ts';
import { newsletterConfirm } from './newsletter-confirm/newsletter-confirm.page.ts';
import { newsletterPreferences } from './newsletter-preferences/newsletter-preferences.page.ts';
import { newsletterUnsubscribe } from './newsletter-unsubscribe/newsletter-unsubscribe.page.ts';
import { newsletter } from './newsletter/newsletter.page.ts';
import type { PageDefinition } from './page.ts';
import { product } from './product/product.page.ts';
import { search } from './search/search.page.ts';
import { sitemap } from './sitemap/sitemap.page.ts';
import { stores } from './stores/stores.page.ts';
import { staffDesk } from './staff-desk/staff-desk.page.ts';
import { staffPreview } from './staff-preview/staff-preview.page.ts';
import { staffSignin } from './staff-signin/staff-signin.page.ts';
import { staffTimeline } from './staff-timeline/staff-timeline.page.ts';
import { orderLink } from './order-link/order-link.page.ts';
import { deliveryNote } from './delivery-note/delivery-note.page.ts';
import { staffOrders } from './staff-orders/staff-orders.page.ts';
import { staffWithdrawals } from './staff-withdrawals/staff-withdrawals.page.ts';
import { themeworld } from './themeworld/themeworld.page.ts';
import { themeworlds } from './themeworlds/themeworlds.page.ts';

/** All pages of the shop, in any order; all paths differ (a law test). */
export const pages = [
  home,
  category,
  product,
  cart,
  checkout,
  checkoutReview,
  placedOrder,
  search,
  outlet,
  sitemap,
  content,
  stores,
  staffSignin,
  staffPreview,
  staffTimeline,
  staffDesk,
  staffWithdrawals,
  staffOrders,
  deliveryNote,
  themeworld,
  themeworlds,
  gallery,
  mailbox,
  login,
  register,
  confirmLink,
  forgottenPassword,
  resetPassword,
  logout,
  account,
  accountData,
  accountAddresses,
  orders,
  order,
  watchlist,
  card,
  beans,
  mobilePlan,
  community,
  contact,
  cancellation,
  withdrawal,
  orderLink,
  newsletter,
  newsletterConfirm,
  newsletterPreferences,
  newsletterUnsubscribe,
] as readonly unknown[] as readonly PageDefinition<never>[];
