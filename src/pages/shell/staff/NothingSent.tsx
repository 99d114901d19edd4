import { Notification } from '../../../ui/notification/Notification.tsx';
import { Refusal } from '../Refusal.tsx';
import { StaffNote } from './StaffNote.tsx';

/** SAFE-5: for staff, in the place of a button, or above a form that was sent in a preview. */
export const NothingSent = ({ isRefusal = false }: { readonly isRefusal?: boolean }) => {
  const note = (
    <Notification kind={isRefusal ? 'error' : 'info'}>
      <StaffNote word="nothingSent" />
    </Notification>
  );
  return isRefusal ? <Refusal>{note}</Refusal> : <div>{note}</div>;
};
