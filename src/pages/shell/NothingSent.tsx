import { Notification } from '../../ui/notification/Notification.tsx';
import { refusal } from '../account/AccountFrame.tsx';
import { StaffNote } from './StaffNote.tsx';

/** SAFE-5: for staff, in the place of a button, or above a form that was sent in a preview. */
export const NothingSent = ({ isRefusal = false }: { readonly isRefusal?: boolean }) => (
  <div {...(isRefusal ? refusal : {})}>
    <Notification kind={isRefusal ? 'error' : 'info'}>
      <StaffNote word="nothingSent" />
    </Notification>
  </div>
);
