import { useT } from '../../sites/site-context.tsx';
import { ListHead } from '../list/ListHead.tsx';
import { ProductList } from '../list/ProductList.tsx';
import content from '../shell/content.module.css';
import type { OutletProps } from './outlet.page.ts';

export const OutletPage = ({ way, list }: OutletProps) => {
  const t = useT();
  return (
    <div className={content.width}>
      <ListHead title={t('page.outlet.title')} text={t('page.outlet.text')} way={way} />
      <ProductList list={list} />
    </div>
  );
};
