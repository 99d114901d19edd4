/** What the things of the shop are made of: four tones from shadow to light, used by every drawing. */
export interface Tones {
  /** deepest shadow, lines */
  readonly deep: string;
  /** shadow side */
  readonly dark: string;
  /** the material's own colour */
  readonly mid: string;
  /** lit side, upper left */
  readonly light: string;
}

export const materials = {
  porcelain: { deep: '#8C7B68', dark: '#CDBDA4', mid: '#F1E7D8', light: '#FFFDF8' },
  cream: { deep: '#8F7F66', dark: '#C9B99F', mid: '#EFE5D5', light: '#FFFAF2' },
  oat: { deep: '#6F614A', dark: '#AC9A7C', mid: '#D8C9B0', light: '#FBF4E8' },
  sand: { deep: '#77674B', dark: '#B9A683', mid: '#E2D3BA', light: '#F9F1E2' },
  camel: { deep: '#5A371B', dark: '#92683A', mid: '#C39A6B', light: '#F2DFC2' },
  mustard: { deep: '#6B430A', dark: '#A87420', mid: '#D9A441', light: '#F9E3A8' },
  terracotta: { deep: '#5A2616', dark: '#8F4629', mid: '#C0694A', light: '#F2C4AA' },
  rose: { deep: '#6E3B36', dark: '#A8655E', mid: '#D29A92', light: '#F7DFD9' },
  bordeaux: { deep: '#350B13', dark: '#5F1824', mid: '#8A2A3A', light: '#DC979C' },
  plum: { deep: '#2A1426', dark: '#44243B', mid: '#6B4260', light: '#C6A3BC' },
  coffee: { deep: '#26140C', dark: '#3A2217', mid: '#6B452F', light: '#C9A386' },
  wood: { deep: '#4E301A', dark: '#7C5130', mid: '#B98452', light: '#E6BF93' },
  sage: { deep: '#3E4F40', dark: '#5F775B', mid: '#8FA58A', light: '#DFE8D6' },
  forest: { deep: '#10201A', dark: '#1F3A2A', mid: '#35583F', light: '#93B08F' },
  mist: { deep: '#33495A', dark: '#5E8194', mid: '#8FB0C0', light: '#E0ECF1' },
  ink: { deep: '#0E1A24', dark: '#1C303F', mid: '#2F475A', light: '#9DB3C0' },
  charcoal: { deep: '#141516', dark: '#2A2B2D', mid: '#46474A', light: '#A5A5A6' },
  steel: { deep: '#434B51', dark: '#7A868C', mid: '#AAB4B8', light: '#F1F4F4' },
  brass: { deep: '#57430F', dark: '#8C6E2C', mid: '#C2A15A', light: '#F3E3B3' },
  glass: { deep: '#7E929A', dark: '#9FB0B6', mid: '#CDD9DC', light: '#FFFFFF' },
} as const satisfies Record<string, Tones>;

export type Material = keyof typeof materials;
