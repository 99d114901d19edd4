import { staffWords, type StaffWord } from '../../regions/preview/preview.texts.ts';

/** SITE-2: said to staff in both of their languages; which of the two they read is known in their browser alone. */
export const StaffNote = ({ word }: { readonly word: StaffWord }) => (
  <>
    <span lang="en">{staffWords.en[word]}</span> <span lang="de">{staffWords.de[word]}</span>
  </>
);
