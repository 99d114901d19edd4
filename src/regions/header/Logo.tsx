/** The wordmark as paths, so that no font is needed. Inherits the text colour, and has its size without styles, too. */
export const Logo = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 140 34" width="140" height="34" fill="currentColor" aria-hidden="true">
    <path d="M2 1h8v30H2z" />
    <path d="M12 15.2C12 6.6 18.9 1 29.6 1 29.6 9.9 22.6 15.2 12 15.2z" />
    <path d="M12 16.8C22.6 16.8 29.6 22.1 29.6 31 18.9 31 12 25.4 12 16.8z" />
    <path
      fillRule="evenodd"
      d="M33 20.3a11.2 11.2 0 1 0 22.4 0a11.2 11.2 0 1 0-22.4 0zM38.9 20.3a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0z"
    />
    <path d="M58.8 9.6h5.8v3.1c1.5-2.3 3.9-3.6 7-3.6 5.3 0 8.4 3.5 8.4 9.2V31h-6V19.3c0-3.2-1.5-4.9-4.2-4.9-3 0-5 2-5 5.4V31h-6z" />
    <path d="M85.7 3.8h6v5.8h5.4v5.1h-5.4v7.9c0 2.5 1 3.4 3.1 3.4.9 0 1.6-.1 2.4-.4v5c-1.2.5-2.5.7-4 .7-4.900 0-7.500-2.600-7.500-7.800v-8.800H82.3V9.600h3.400z" />
    <path
      fillRule="evenodd"
      d="M99.3 20.3a11.2 11.2 0 1 0 22.4 0a11.2 11.2 0 1 0-22.4 0zM105.2 20.3a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0z"
    />
    <path d="M125 9.6h5.800v3.700c1.200-2.700 3.300-4.100 6.200-4.100.7 0 1.200.1 1.700.2v5.900c-.8-.2-1.500-.3-2.300-.3-3.500 0-5.400 2.200-5.400 6.400V31h-6z" />
  </svg>
);
