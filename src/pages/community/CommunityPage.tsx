import { accountLinks } from '../../sites/links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { AccountFrame, Panel } from '../account/AccountFrame.tsx';
import type { CommunityPageProps } from './community.page.ts';

export const CommunityPage = ({ framed, isMember }: CommunityPageProps) => {
  const t = useT();
  return (
    <AccountFrame title={t('page.account.nav.community')} current={accountLinks.community} framed={framed}>
      <Panel title={t(isMember ? 'page.account.community.member' : 'page.account.community.title')}>
        <p>{t(isMember ? 'page.account.community.memberText' : 'page.account.community.text')}</p>
        <form method="post" action={accountLinks.community}>
          <input type="hidden" name="action" value={isMember ? 'leave' : 'join'} />
          <Button type="submit" kind={isMember ? 'secondary' : 'community'}>
            {t(isMember ? 'page.account.community.leave' : 'page.account.community.join')}
          </Button>
        </form>
      </Panel>
    </AccountFrame>
  );
};
