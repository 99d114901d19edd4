/** The colour and size of an article in words: "Camel, 40"; `undefined` if it has neither. */
export const choiceText = ({ color, size }: { readonly color?: string; readonly size?: string }): string | undefined =>
  [color, size].filter((word) => word !== undefined).join(', ') || undefined;
