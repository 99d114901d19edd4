import { Region } from '../../islands/Region.tsx';
import { typingFixtures } from '../../regions/form-part/typing.fixtures.ts';
import { island as formPart } from '../../regions/form-part/form-part.island.tsx';
import { Check } from '../../ui/check/Check.tsx';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';
import type { FieldSaid } from '../../ui/field/field-state.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { RadioGroup } from '../../ui/radio/RadioGroup.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { Example } from './Example.tsx';
import { idOf } from './example.rules.ts';
import styles from './gallery.module.css';

const states: Readonly<Record<string, FieldSaid>> = {
  default: { hint: 'Wie im Ausweis.' },
  valid: { valid: 'Passt' },
  error: { error: 'Das Feld ist nicht gültig.' },
};
const options = [
  { value: 'home', text: 'Nach Hause' },
  { value: 'store', text: 'In die Filiale', more: 'Ohne Versandkosten, in drei bis fünf Werktagen.' },
];

export const FieldExamples = () => (
  <>
    <div className={styles.columns}>
      {Object.entries(states).map(([state, said]) => (
        <div key={state} className={styles.example}>
          <p className={styles.caption}>{state}</p>
          <Field name={`text-${state}`} label="Vorname" value="Jördis" {...said} />
          <Field name={`email-${state}`} label="E-Mail" type="email" value="jordis@beispiel.de" {...said} />
          <Select name={`select-${state}`} label="Auswahl" value="home" options={options} {...said} />
          <RadioGroup name={`radio-${state}`} label="Lieferung" value="store" options={options} {...said} />
          <Check name={`check-${state}`} checked {...said}>
            Ich habe die Bedingungen gelesen.
          </Check>
          <TextArea name={`lines-${state}`} label="Nachricht" value="Guten Kaffee erkennt man." {...said} />
        </div>
      ))}
    </div>
    <div className={styles.columns}>
      {Object.entries<FieldProps>(typingFixtures).map(([name, props]) => (
        <Example key={name} name={name}>
          <Region of={formPart} props={{ part: 'field', of: props }} id={idOf('typing', name)} />
        </Example>
      ))}
    </div>
  </>
);
