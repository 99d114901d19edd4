import type { PromotionItem } from '../../contracts/staff/desk-items.contract.ts';
import type { NavigationNode } from '../../contracts/content/navigation.contract.ts';
import type { FooterContent } from '../../contracts/content/footer.contract.ts';
import type { PromotionContent } from '../../contracts/content/promotion.contract.ts';
import { kindOf } from '../../domain/content/promotion.rules.ts';
import { shownContent } from '../../domain/content/shown-promotion.rules.ts';
import { Region } from '../../islands/Region.tsx';
import { withKnownLogos } from '../../regions/footer/footer.rules.ts';
import { usualSettings } from '../../regions/header/settings.rules.ts';
import { Teasers } from '../../regions/navigation/Teasers.tsx';
import { WholeNavigation } from '../../regions/navigation/WholeNavigation.tsx';
import type { WorldTileProps } from '../../regions/themeworld/themeworld.rules.ts';
import { WorldTile } from '../../regions/themeworld/WorldTile.tsx';
import { island as promotion } from '../../regions/promotion/promotion.island.tsx';
import { useSite } from '../../sites/site-context.tsx';
import content from './content.module.css';
import type { ShellData } from './shell-data.ts';
import { FooterShell, HeaderShell } from './Shell.tsx';

/** What is drawn of an item: the promotion itself, the first level with its teasers, the tile of a themeworld. */
export type DrawnBlock =
  | { readonly kind: 'promotion'; readonly item: PromotionItem }
  | { readonly kind: 'navigation'; readonly nodes: readonly NavigationNode[] }
  | { readonly kind: 'themeworld'; readonly world: WorldTileProps };

interface DrawnProps {
  readonly block: DrawnBlock;
  readonly shell: ShellData;
}

const PromotionBlock = ({ item, shell }: { readonly item: PromotionItem; readonly shell: ShellData }) => {
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

/** The header with the entries; below it their teasers, which the shop shows when an entry is open. */
const NavigationBlock = ({
  nodes,
  shell,
}: {
  readonly nodes: readonly NavigationNode[];
  readonly shell: ShellData;
}) => {
  const items = nodes.map(({ title, href }) => ({ title, url: href }));
  const navigation = { ...shell.navigation, items, tree: nodes };
  return (
    <>
      <HeaderShell
        shell={{ ...shell, navigation }}
        settings={{ ...usualSettings, showPromotionBanner: false }}
        searchTerm=""
      />
      <WholeNavigation themeworlds={navigation.themeworlds} items={items} outletUrl="" branch={[]} tree={nodes} />
      {nodes.map(({ href, teaser }) => teaser && <Teasers key={href} teaser={teaser} />)}
    </>
  );
};

const Block = ({ block, shell }: DrawnProps) => {
  switch (block.kind) {
    case 'promotion':
      return <PromotionBlock item={block.item} shell={shell} />;
    case 'navigation':
      return <NavigationBlock nodes={block.nodes} shell={shell} />;
    case 'themeworld':
      return (
        <div className={content.width}>
          <WorldTile world={block.world} sizes="320px" />
        </div>
      );
  }
};

/** DESK-2: the block of one item as the shop draws it, alone on a page without scripts. */
export const DrawnItem = ({ block, shell, styles }: DrawnProps & { readonly styles: readonly string[] }) => {
  const { site } = useSite();
  return (
    <html lang={site.locale} data-kontor="page">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{block.kind}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <Block block={block} shell={shell} />
      </body>
    </html>
  );
};
