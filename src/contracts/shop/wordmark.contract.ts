/** The wordmark of a shop: a checked drawing, whose shapes have the colour of the text around them. */
export interface Wordmark {
  readonly width: number;
  readonly height: number;
  /** SVG elements; nothing in them loads or runs anything */
  readonly shapes: string;
}
