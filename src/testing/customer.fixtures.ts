import type { Psdata } from '../contracts/customer/header-start.contract.ts';

/** The response for a customer with a card, beans and a name; without them when logged out. */
export const psdataOf = (loginStatus: Psdata['tracking']['loginStatus']): Psdata =>
  loginStatus === 'LOGGED_OUT'
    ? {
        tracking: { loginStatus },
        customer: {
          firstname: '',
          lastname: '',
          shownName: '',
          loyaltyBeans: 0,
          statuses: { isCommunityMember: false, isKontorcardMember: false },
        },
      }
    : {
        tracking: { loginStatus },
        customer: {
          firstname: 'Ayşe',
          lastname: 'Yıldız',
          shownName: '',
          loyaltyBeans: 740,
          statuses: { isCommunityMember: true, isKontorcardMember: true },
        },
      };
