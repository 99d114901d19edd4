import type { PromotionItem } from '../../contracts/staff/desk.contract.ts';
import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import type { PromotionContent } from '../../contracts/content/promotion.contract.ts';
import { kindOf } from '../../domain/content/promotion.rules.ts';
import { shownContent } from '../../domain/content/shown-promotion.rules.ts';
import { Region } from '../../islands/Region.tsx';
import { withKnownLogos } from '../../regions/footer/footer.rules.ts';
import { usualSettings } from '../../regions/header/settings.rules.ts';
import { island as promotion } from '../../regions/promotion/promotion.island.tsx';
import { useSite } from '../../sites/site-context.tsx';
import type { ShellData } from './shell-data.ts';
import { FooterShell, HeaderShell } from './Shell.tsx';

interface DrawnProps {
  readonly item: PromotionItem;
  readonly shell: ShellData;
}

const Block = ({ item, shell }: DrawnProps) => {
  const kind = kindOf(item.type);
  // Both were checked by the schema of their type.
  const footer = () => withKnownLogos(item.content as FooterContent, () => {});
  const content = item.content as PromotionContent;
  if (kind === 'FOOTER')
    return <FooterShell shell={{ ...shell, footer: footer() }} hasNewsletter={false} reduced={false} isPreview />;
  if (kind === 'BENEFITS')
    return (
      <HeaderShell
        shell={{ ...shell, benefits: content.links ?? [] }}
        settings={{ ...usualSettings, showPromotionBanner: false }}
        searchTerm=""
      />
    );
  return (
    <Region
      of={promotion}
      id="drawn"
      props={{ promotionId: item.slot, promotion: { type: item.type, content: shownContent(content) } }}
    />
  );
};

/** DESK-2: the block of one promotion as the shop draws it, alone on a page without scripts. */
export const DrawnItem = ({ item, shell, styles }: DrawnProps & { readonly styles: readonly string[] }) => {
  const { site } = useSite();
  return (
    <html lang={site.locale} data-kontor="page">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{item.name}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <Block item={item} shell={shell} />
      </body>
    </html>
  );
};
