import { previewNotes } from './staff.texts.ts';

/** SITE-2: said to staff in both of their languages; which of the two they read is known in their browser alone. */
export const StaffNote = ({ word }: { readonly word: keyof typeof previewNotes.en }) => (
  <>
    <span lang="en">{previewNotes.en[word]}</span> <span lang="de">{previewNotes.de[word]}</span>
  </>
);
