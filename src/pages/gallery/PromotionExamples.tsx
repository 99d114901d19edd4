import { Region } from '../../islands/Region.tsx';
import { promotions } from '../../regions/promotion/promotion.fixtures.ts';
import { island } from '../../regions/promotion/promotion.island.tsx';
import { idOf } from './example.rules.ts';
import { Example } from './Example.tsx';

export const PromotionExamples = () =>
  Object.entries(promotions).map(([name, promotion]) => (
    <Example key={name} name={name}>
      <Region of={island} props={{ promotionId: 'gallery', promotion }} id={idOf('promotion', name)} />
    </Example>
  ));
