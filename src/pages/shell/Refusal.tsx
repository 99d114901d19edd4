import type { ReactNode } from 'react';
import { useId } from '../../platform/ids.tsx';
import { useFaultFocus } from '../../ui/field/fault-focus.ts';

/** The message about a refusal; it gets the focus if no field is wrong. */
export const Refusal = ({
  className,
  id,
  children,
}: {
  readonly className?: string | undefined;
  readonly id?: string;
  readonly children: ReactNode;
}) => (
  <div
    className={className}
    id={id}
    role="alert"
    tabIndex={-1}
    data-refusal
    {...useFaultFocus('message', useId(), true)}
  >
    {children}
  </div>
);
