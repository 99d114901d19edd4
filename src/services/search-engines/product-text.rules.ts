import type { Price, Product, ProductArticle } from '../../contracts/catalogue/catalogue.contract.ts';
import type { Money } from '../../contracts/shop/site.contract.ts';
import { factsView, type FactRow, type FactsView } from '../../domain/product/facts-view.rules.ts';
import { choiceText } from '../../domain/cart/choice.rules.ts';
import { priceParts } from '../../sites/price.ts';
import { shippingTerms } from '../../sites/delivery/shipping.ts';
import type { Site } from '../../sites/site.ts';
import { colonOf } from '../../sites/spelling.ts';
import { stockWords } from '../../sites/delivery/stock.ts';
import type { Translate } from '../../sites/translate.ts';

interface Words {
  readonly site: Site;
  readonly t: Translate;
}

/** Appends the currency code, because some sites print no currency symbol beside their prices. */
const money = (amount: Money, site: Site): string => {
  const { whole, fraction } = priceParts(amount, site);
  return `${whole}${fraction} ${amount.currency}`;
};

const priceLine = ({ now, before }: Price, { site, t }: Words): string =>
  [money(now, site), ...(before ? [`${t('ui.former')} ${money(before, site)}`] : [])].join(', ');

const articleLine = (article: ProductArticle, words: Words): string => {
  const { availability, availableFrom, basePrice, price, quantity } = article;
  const { site, t } = words;
  const stock = stockWords(
    {
      availability,
      ...(quantity === undefined ? {} : { left: quantity }),
      ...(availableFrom ? { availableFrom } : {}),
    },
    site,
  );
  const choice = choiceText(article);
  const facts = [
    priceLine(price, words),
    ...(basePrice ? [t('buy.basePrice', { price: money(basePrice.price, site), unit: basePrice.per })] : []),
    t(stock.key, stock.values),
  ].join('; ');
  return `- ${choice === undefined ? '' : `${choice}${colonOf(site)} `}${facts}`;
};

const chapter = (title: string, ...paragraphs: readonly string[]): string => [title, ...paragraphs].join('\n\n');

/** Allergens are in capitals, because a plain text has no other way to set them apart. */
const factTexts = (rows: readonly FactRow[], { site }: Words): string[] =>
  rows.map(({ name, lines }) => {
    const texts = lines.map((parts) =>
      parts.map(({ text, isStrong }) => (isStrong ? text.toLocaleUpperCase(site.language) : text)).join(''),
    );
    return `${name}${colonOf(site)} ${texts.join('; ')}`;
  });

const nutritionTexts = ({ nutrition }: FactsView, { site }: Words): string[] => {
  if (!nutrition) return [];
  const rows = nutrition.rows.map(({ name, amount }) => `- ${name}${colonOf(site)} ${amount}`);
  return [[nutrition.title, ...rows].join('\n')];
};

/** Renders the contents of a product page as plain text. */
export const productText = (product: Product, address: string, words: Words): string => {
  const { articles, care, description, details, facts = {}, productId, title } = product;
  const { site, t } = words;
  const days = shippingTerms[site.code].days.join('–');
  const contents = articles.flatMap(({ content }) => content ?? []);
  const view = factsView(facts, contents, words);
  const isFood = facts.kind === undefined ? articles.some(({ basePrice }) => basePrice !== undefined) : view.isFood;
  return [
    chapter(title, details),
    `${articles.map((article) => articleLine(article, words)).join('\n')}\n${t('buy.tax')}`,
    chapter(t('page.product.description'), ...description),
    ...(care === undefined && view.made.length === 0
      ? []
      : [
          chapter(
            t(isFood ? 'page.product.ingredients' : 'page.product.care'),
            ...(care === undefined ? [] : [care]),
            ...factTexts(view.made, words),
            ...nutritionTexts(view, words),
          ),
        ]),
    ...(view.safety.length === 0 ? [] : [chapter(t('page.product.safety'), ...factTexts(view.safety, words))]),
    chapter(t('page.product.rights'), view.rights.join(' ')),
    chapter(t('page.product.shipping'), t('page.product.shippingText', { days })),
    `${t('page.product.articleNumber', { number: productId })}\n${address}\n`,
  ].join('\n\n');
};
