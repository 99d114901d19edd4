import { Button } from '../ui/button/Button.tsx';
import { DeskCheck, DeskSelect, DeskText } from './DeskFields.tsx';
import { deskWords, type DeskLanguage } from './desk.texts.ts';
import { fieldWord } from './field-words.texts.ts';
import { firstValue, withMember, type FormSchema } from './form-schema.rules.ts';
import styles from './desk.module.css';

interface FieldProps {
  readonly name: string;
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly isNeeded: boolean;
  readonly language: DeskLanguage;
  readonly onChange: (value: unknown) => void;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const Entries = ({ name, schema, value, language, onChange }: FieldProps) => {
  const words = deskWords[language];
  const entries = asList(value);
  const items = schema.items ?? {};
  return (
    <fieldset className={styles.group}>
      <legend>{fieldWord(name, language)}</legend>
      {entries.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no name of their own
        <div key={place} className={styles.entry}>
          <SchemaField
            name={words.entry.replace('{number}', String(place + 1))}
            schema={items}
            value={entry}
            isNeeded
            language={language}
            onChange={(fresh) => onChange(entries.with(place, fresh))}
          />
          <Button kind="secondary" size="small" onClick={() => onChange(entries.toSpliced(place, 1))}>
            {words.dropEntry.replace('{number}', String(place + 1))}
          </Button>
        </div>
      ))}
      {entries.length < (schema.maxItems ?? Infinity) && (
        <Button kind="secondary" size="small" onClick={() => onChange([...entries, firstValue(items)])}>
          {words.addEntry}
        </Button>
      )}
    </fieldset>
  );
};

const SchemaField = (props: FieldProps) => {
  const { name, schema, value, isNeeded, language, onChange } = props;
  const label = fieldWord(name, language);
  if (schema.const !== undefined) return null;
  if (schema.enum)
    return (
      <DeskSelect
        label={label}
        value={typeof value === 'string' ? value : ''}
        options={[
          ...(isNeeded ? [] : [{ value: '', text: deskWords[language].notSet }]),
          ...schema.enum.map((one) => ({ value: one, text: one })),
        ]}
        onChange={onChange}
      />
    );
  if (schema.type === 'array') return <Entries {...props} />;
  if (schema.type === 'object')
    return (
      <fieldset className={styles.group}>
        <legend>{label}</legend>
        <SchemaForm schema={schema} value={value ?? {}} language={language} onChange={onChange} />
      </fieldset>
    );
  if (schema.type === 'boolean')
    return (
      <DeskCheck checked={value === true} onChange={(checked) => onChange(checked || isNeeded ? checked : undefined)}>
        {label}
      </DeskCheck>
    );
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return (
    <DeskText
      label={label}
      type={isNumber ? 'number' : 'text'}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      maxLength={schema.maxLength}
      onChange={(text) => onChange(isNumber && text !== '' ? Number(text) : text)}
    />
  );
};

/** DESK-2: a form with a field for each member of a schema, in its order. */
export const SchemaForm = ({
  schema,
  value,
  language,
  onChange,
}: {
  readonly schema: FormSchema;
  readonly value: object;
  readonly language: DeskLanguage;
  readonly onChange: (value: object) => void;
}) =>
  Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const isNeeded = schema.required?.includes(name) ?? false;
    return (
      <SchemaField
        key={name}
        name={name}
        schema={member}
        value={(value as Readonly<Record<string, unknown>>)[name]}
        isNeeded={isNeeded}
        language={language}
        onChange={(fresh) => onChange(withMember(value, name, fresh, isNeeded))}
      />
    );
  });
