import { useEffect, useState } from 'react';
import { customerStore } from '../../clients/customer.effects.ts';
import type { CustomerState } from '../../domain/customer/customer.rules.ts';
import { useBrowser } from '../../platform/browser-context.tsx';

/** CUST-2: returns the customer that all regions share. */
export const useCustomer = (): CustomerState => {
  const browserOf = useBrowser();
  const [customer, setCustomer] = useState(() => customerStore(browserOf()).read());
  useEffect(() => {
    const store = customerStore(browserOf());
    const stop = store.on(setCustomer);
    void store.load().then(setCustomer);
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the browser stays the same
  }, []);
  return customer;
};
