import { createContext, useContext } from 'react';
import type { Choices } from '../../contracts/staff/desk-choices.contract.ts';
import type { Focus } from '../../contracts/shop/pictures.contract.ts';
import { deskTimePattern } from '../../contracts/staff/desk-time.constants.ts';
import { placeWord } from '../calendar/calendar.texts.ts';
import { DeskCheck, DeskLines, DeskSelect, DeskText } from '../DeskFields.tsx';
import { deskWords, type DeskLanguage } from '../desk.texts.ts';
import { fieldWord } from '../field-words.texts.ts';
import { PictureField } from '../pictures/PictureField.tsx';
import { cssWithFocus, focusInCss, nameInPath, pathOfPicture } from '../pictures/picture-choice.rules.ts';
import { asList, Entries, type FieldProps } from './Entries.tsx';
import { withMember, type FormSchema } from './form-schema.rules.ts';
import styles from '../desk.module.css';

/** The categories and pictures that fields may name on the site of the form. */
export const FormChoices = createContext<Choices | undefined>(undefined);

interface FormProps {
  readonly schema: FormSchema;
  readonly value: object;
  readonly language: DeskLanguage;
  readonly onChange: (value: object) => void;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Several of a few words: a box for each. */
const Checks = ({ name, schema, value, language, onChange }: FieldProps) => {
  const chosen = asList(value);
  return (
    <fieldset className={styles.sites}>
      <legend>{fieldWord(name, language)}</legend>
      {(schema.items?.enum ?? []).map((one) => (
        <DeskCheck
          key={one}
          checked={chosen.includes(one)}
          onChange={(checked) => onChange(checked ? [...chosen, one] : chosen.filter((other) => other !== one))}
        >
          {fieldWord(one, language)}
        </DeskCheck>
      ))}
    </fieldset>
  );
};

const List = (props: FieldProps) => {
  const { name, schema, value, language, onChange } = props;
  const { items = {} } = schema;
  if (items.enum && schema.uniqueItems) return <Checks {...props} />;
  if (items.type !== 'string') return <Entries {...props} Field={SchemaField} />;
  const label = deskWords[language].lines.replace('{label}', () => fieldWord(name, language));
  return <DeskLines label={label} value={asList(value).map(asText)} onChange={onChange} />;
};

/** A category of the shop by its name. */
const Category = ({ name, value, language, onChange, categories }: FieldProps & Pick<Choices, 'categories'>) => {
  const options = categories.map(({ category, title }) => ({
    value: String(category),
    text: `${title} (${category})`,
  }));
  const own = asText(value);
  const isKnown = options.some((option) => option.value === own);
  return (
    <DeskSelect
      label={fieldWord(name, language)}
      value={own}
      options={isKnown ? options : [{ value: own, text: own === '' ? deskWords[language].notSet : own }, ...options]}
      onChange={(text) => onChange(Number(text))}
    />
  );
};

const typeOf = ({ type, pattern }: FormSchema): 'number' | 'datetime-local' | 'text' => {
  if (type === 'integer' || type === 'number') return 'number';
  return pattern === deskTimePattern ? 'datetime-local' : 'text';
};

/** A value to choose: a section by its place in the shop, another one as a field is named. */
const optionWord = (value: string, language: DeskLanguage): string => {
  const place = placeWord(value, language);
  return place === value ? fieldWord(value, language) : place;
};

const SchemaField = (props: FieldProps) => {
  const { name, schema, value, isNeeded, language, onChange } = props;
  const choices = useContext(FormChoices);
  const label = fieldWord(name, language);
  if (schema.const !== undefined) return null;
  if (choices && name === 'category') return <Category {...props} categories={choices.categories} />;
  if (schema.enum)
    return (
      <DeskSelect
        label={label}
        value={asText(value)}
        options={[
          ...(isNeeded ? [] : [{ value: '', text: deskWords[language].notSet }]),
          ...schema.enum.map((one) => ({ value: one, text: optionWord(one, language) })),
        ]}
        onChange={onChange}
      />
    );
  if (schema.type === 'array') return <List {...props} />;
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
  const type = typeOf(schema);
  return (
    <DeskText
      label={label}
      type={type}
      value={asText(value)}
      maxLength={schema.maxLength}
      onChange={(text) => onChange(type === 'number' && text !== '' ? Number(text) : text)}
    />
  );
};

/** Members that hold a picture, with where its focus point is kept. Without the shop's pictures they are typed. */
const PictureMember = ({
  name,
  schema,
  value,
  language,
  onChange,
  pictures,
}: Omit<FormProps, 'value'> & {
  readonly name: 'picture' | 'imagePath';
  readonly value: Readonly<Record<string, unknown>>;
  readonly pictures: Choices['pictures'];
}) => {
  const label = fieldWord(name, language);
  if (name === 'imagePath')
    return (
      <PictureField
        label={label}
        name={nameInPath(asText(value['imagePath']))}
        pictures={pictures}
        language={language}
        isCropped
        focus={focusInCss(asText(value['imageCss']))}
        onChange={(picture, focus) => {
          const css = cssWithFocus(asText(value['imageCss']), focus);
          const imagePath = pathOfPicture(asText(value['imagePath']), picture);
          onChange(withMember({ ...value, imagePath }, 'imageCss', css, false));
        }}
      />
    );
  return (
    <PictureField
      label={label}
      name={asText(value['picture'])}
      pictures={pictures}
      language={language}
      isCropped={schema.properties?.['focus'] !== undefined}
      focus={value['focus'] as Focus | undefined}
      onChange={({ name: picture }, focus) => onChange(withMember({ ...value, picture }, 'focus', focus, false))}
    />
  );
};

/** DESK-2: a form with a field for each member of a schema, in its order. */
export const SchemaForm = (props: FormProps) => {
  const { schema, value, language, onChange } = props;
  const pictures = useContext(FormChoices)?.pictures;
  // The form writes what its schema has.
  const members = value as Readonly<Record<string, unknown>>;
  return Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const isNeeded = schema.required?.includes(name) ?? false;
    if (pictures && (name === 'picture' || name === 'imagePath'))
      return <PictureMember {...props} key={name} name={name} value={members} pictures={pictures} />;
    if (pictures && name === 'focus') return null;
    return (
      <SchemaField
        key={name}
        name={name}
        schema={member}
        value={members[name]}
        isNeeded={isNeeded}
        language={language}
        onChange={(fresh) => onChange(withMember(value, name, fresh, isNeeded))}
      />
    );
  });
};
