import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { deskWords, type DeskLanguage } from '../desk.texts.ts';
import { fieldWord } from '../field-words.texts.ts';
import { areFolded, entryWords, firstValue, type FormSchema } from './form-schema.rules.ts';
import styles from '../desk.module.css';

export interface FieldProps {
  readonly name: string;
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly isNeeded: boolean;
  readonly language: DeskLanguage;
  readonly onChange: (value: unknown) => void;
}

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An entry of a long list: its words, and the fields at a click; a new one is open. */
const Folded = ({
  title,
  isNew,
  children,
}: {
  readonly title: string;
  readonly isNew: boolean;
  readonly children: ReactNode;
}) => (
  <details className={styles.folded} open={isNew}>
    <summary>{title}</summary>
    {children}
  </details>
);

/** The entries of a list, each with its fields. */
export const Entries = ({
  name,
  schema,
  value,
  language,
  onChange,
  Field,
}: FieldProps & { readonly Field: ComponentType<FieldProps> }) => {
  const words = deskWords[language];
  const entries = asList(value);
  const items = schema.items ?? {};
  const [first] = useState({ count: entries.length, isFolded: areFolded(items, entries.length) });
  const withNumber = (text: string, place: number): string => text.replace('{number}', String(place + 1));
  const titleOf = (entry: unknown, place: number): string =>
    [withNumber(words.entry, place), entryWords(entry)].filter(Boolean).join(': ');
  return (
    <fieldset className={styles.group}>
      <legend>{fieldWord(name, language)}</legend>
      {entries.map((entry, place) => {
        const field = (
          <Field
            name={withNumber(words.entry, place)}
            schema={items}
            value={entry}
            isNeeded
            language={language}
            onChange={(fresh) => onChange(entries.with(place, fresh))}
          />
        );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no name of their own
          <div key={place} className={styles.entry}>
            {first.isFolded ? (
              <Folded title={titleOf(entry, place)} isNew={place >= first.count}>
                {field}
              </Folded>
            ) : (
              field
            )}
            <p className={styles.acts}>
              {place > 0 && (
                <Button
                  kind="secondary"
                  size="small"
                  onClick={() => onChange(entries.with(place, entries[place - 1]).with(place - 1, entry))}
                >
                  {withNumber(words.up, place)}
                </Button>
              )}
              <Button kind="secondary" size="small" onClick={() => onChange(entries.toSpliced(place, 1))}>
                {withNumber(words.dropEntry, place)}
              </Button>
            </p>
          </div>
        );
      })}
      {entries.length < (schema.maxItems ?? Infinity) && (
        <Button kind="secondary" size="small" onClick={() => onChange([...entries, firstValue(items)])}>
          {words.addEntry}
        </Button>
      )}
    </fieldset>
  );
};
