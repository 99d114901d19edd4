/** What is chosen of an article; `null` as rows have it. */
interface Choice {
  readonly color?: string | null;
  readonly size?: string | null;
}

/** The colour and size of an article in words: "Camel, 40"; `undefined` if it has neither. */
export const choiceText = ({ color, size }: Choice): string | undefined =>
  color && size ? `${color}, ${size}` : color || size || undefined;
