import type { ContentProduct } from './content.contract.ts';

const topOf = ({ category }: ContentProduct): number => Math.floor(category / 1000);

const looksOf = ({ object, look, colors = [] }: ContentProduct): string[] =>
  [look?.material, ...colors.map(({ color }) => color)].flatMap((name) =>
    name === undefined ? [] : [`${object}-${name}`],
  );

/**
 * Returns the ids of the products that a picture shows beside a product (`with`), so that what is seen there can be bought: the same
 * object in the same colour, else the same object; for the same people first.
 */
export const companionsIn = (products: readonly ContentProduct[]) => {
  const byLook = Map.groupBy(
    products.flatMap((product) => looksOf(product).map((look) => ({ look, product }))),
    ({ look }) => look,
  );
  const byObject = Map.groupBy(products, ({ object }) => object);

  const shown = (name: string, beside: ContentProduct): ContentProduct | undefined => {
    const object = name.slice(0, name.lastIndexOf('-'));
    const found = byLook.get(name)?.map(({ product }) => product) ?? byObject.get(object) ?? [];
    const others = found.filter(({ id, category }) => id !== beside.id && category !== beside.category);
    return others.find((other) => topOf(other) === topOf(beside)) ?? others[0];
  };

  return (product: ContentProduct): readonly string[] => [
    ...new Set((product.with ?? []).flatMap((name) => shown(name, product)?.id ?? [])),
  ];
};
