import { useState } from 'react';
import { customerStore } from '../../clients/customer.effects.ts';
import type { CustomerState } from '../../domain/customer/customer.rules.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce } from '../../platform/use-once.ts';

/** CUST-2: who stands in front of it, as all regions know it. */
export const useCustomer = (): CustomerState => {
  const browserOf = useBrowser();
  const [customer, setCustomer] = useState(() => customerStore(browserOf()).read());
  useOnce(() => {
    const store = customerStore(browserOf());
    const stop = store.on(setCustomer);
    void store.load().then(setCustomer);
    return stop;
  });
  return customer;
};
