const piece = /\[([^\]]+)\]/;

/** A text whose links are in brackets, in the order of `hrefs`. */
export const LinkedText = ({ text, hrefs }: { readonly text: string; readonly hrefs: readonly string[] }) => {
  const parts = text.split(piece);
  return parts.map((part, at) => {
    const href = at % 2 === 1 ? hrefs[(at - 1) / 2] : undefined;
    return href === undefined ? (
      part
    ) : (
      <a key={href} href={href}>
        {part}
      </a>
    );
  });
};
