/** Attributes of a Google Merchant feed that the shop reads, as they are called there. */
export const feedAttributes = [
  'id',
  'item_group_id',
  'title',
  'description',
  'product_highlight',
  'link',
  'image_link',
  'additional_image_link',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'availability',
  'availability_date',
  'quantity',
  'product_type',
  'brand',
  'gtin',
  'mpn',
  'color',
  'size',
  'unit_pricing_measure',
  'product_detail',
  'certification',
  'energy_efficiency_class',
  'gender',
  'age_group',
  'custom_label_0',
  'custom_label_1',
  'custom_label_2',
  'custom_label_3',
  'custom_label_4',
] as const;
export type FeedAttribute = (typeof feedAttributes)[number];

/** Attributes whose parts XML nests and a table joins by colons. Only the last part may contain a colon. */
export const nestedParts: Readonly<Partial<Record<string, readonly string[]>>> = {
  product_detail: ['section_name', 'attribute_name', 'attribute_value'],
  certification: ['certification_authority', 'certification_name', 'certification_code'],
} satisfies Partial<Record<FeedAttribute, readonly string[]>>;

/** Values of one row by attribute; an attribute may occur several times. */
export type Attributes = ReadonlyMap<string, readonly string[]>;

/** Characters of one row at most: it is in memory while it is read. */
export const rowLimitChars = 256 * 1024;

export const googleNamespace = 'http://base.google.com/ns/1.0';
