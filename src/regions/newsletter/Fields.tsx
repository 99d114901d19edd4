import type { FieldFaults, FieldName, SubscriberValues } from '../../contracts/newsletter/newsletter.contract.ts';
import type { NewsletterForm } from '../../sites/newsletter-forms.ts';
import { longestName, salutations } from '../../contracts/newsletter/newsletter.contract.ts';
import { fieldsOf } from '../../domain/newsletter/newsletter.rules.ts';
import { longestEmail } from '../../lib/text/email-address.ts';
import type { NewsletterLinks } from '../../sites/newsletter-links.ts';
import { useT } from '../../sites/site-context.tsx';
import { Expansion } from '../../ui/expansion/Expansion.tsx';
import { ChoiceField, RequiredTick, TextField, Tick, type FieldWords } from './Field.tsx';
import { LinkedText } from './LinkedText.tsx';
import styles from './newsletter.module.css';

interface PartProps {
  /** prefix of every id, because the form may be in a page twice: as its content and above the footer */
  readonly idPrefix: string;
  readonly form: NewsletterForm;
  readonly values: SubscriberValues;
  readonly faults: FieldFaults;
}

/** NEWS-3: the messages of the specification. */
const useField = ({ faults, idPrefix }: PartProps, field: FieldName) => {
  const t = useT();
  const tooLong = t('form.newsletter.error.tooLong', { most: field === 'email' ? longestEmail : longestName });
  const missing = t(`form.newsletter.error.${field}.missing`);
  const words: Readonly<Record<FieldName, FieldWords>> = {
    email: { missing, tooLong, invalid: t('form.newsletter.error.email.invalid') },
    firstName: { missing, tooLong, invalid: t('form.newsletter.error.name.invalid') },
    lastName: { missing, tooLong, invalid: t('form.newsletter.error.name.invalid') },
    salutation: { missing },
    legal: { missing },
  };
  return { id: idPrefix + field, field, words: words[field], fault: faults[field] };
};

export const EmailField = (props: PartProps) => {
  const t = useT();
  return (
    <TextField
      {...useField(props, 'email')}
      type="email"
      autoComplete="email"
      label={t('form.newsletter.email')}
      isRequired
      longest={longestEmail}
      value={props.values.email}
    />
  );
};

const SalutationField = (props: PartProps) => {
  const t = useT();
  return (
    <ChoiceField
      {...useField(props, 'salutation')}
      label={t('form.newsletter.salutation')}
      isRequired={props.form.salutation === 'required'}
      value={props.values.salutation}
      options={[
        { value: '', text: t('form.newsletter.choose') },
        ...salutations.map((value) => ({ value, text: t(`form.newsletter.salutation.${value}`) })),
      ]}
    />
  );
};

const NameField = ({ name, ...props }: PartProps & { readonly name: 'firstName' | 'lastName' }) => {
  const t = useT();
  return (
    <TextField
      {...useField(props, name)}
      autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
      label={t(`form.newsletter.${name}`)}
      isRequired={props.form.names === 'required'}
      longest={longestName}
      value={props.values[name]}
    />
  );
};

const legalLinks = ({ information, privacy, contact }: NewsletterLinks): readonly string[] =>
  information === undefined ? [contact] : [information, privacy, contact];

const LegalTick = ({ links, ...props }: PartProps & { readonly links: NewsletterLinks }) => {
  const t = useT();
  return (
    <RequiredTick
      {...useField(props, 'legal')}
      name="legal"
      value="NEWSLETTER"
      isTicked={props.values.legals.length > 0}
    >
      <LinkedText text={t('form.newsletter.legal.box')} hrefs={[links.commercialMessages ?? links.privacy]} />
    </RequiredTick>
  );
};

/** NEWS-2: the fields besides the e-mail field, visible once that has the focus. */
export const Rest = ({ links, ...props }: PartProps & { readonly links: NewsletterLinks }) => {
  const t = useT();
  const { form, idPrefix, values } = props;
  const names = fieldsOf(form).filter((field) => field === 'firstName' || field === 'lastName');
  return (
    <>
      {form.salutation !== 'absent' && <SalutationField {...props} />}
      {form.names !== 'absent' && (
        <div className={styles.names}>
          {names.map((name) => (
            <NameField key={name} {...props} name={name} />
          ))}
        </div>
      )}
      <Expansion title={t('form.newsletter.legal.title')}>
        <p>
          <LinkedText text={t('form.newsletter.legal.text', { age: form.minimumAge })} hrefs={legalLinks(links)} />
        </p>
      </Expansion>
      {form.hasLegal && <LegalTick {...props} links={links} />}
      <Tick id={`${idPrefix}dne`} name="dne" value="DNE" isTicked={values.consents.length > 0}>
        <LinkedText text={t('form.newsletter.dne')} hrefs={links.personalMarketing ? [links.personalMarketing] : []} />
      </Tick>
      {form.hasPrivacyHint && (
        <p className={styles.hint}>
          <LinkedText text={t('form.newsletter.privacy')} hrefs={[links.privacy]} />{' '}
          {links.example !== undefined && <LinkedText text={t('form.newsletter.example')} hrefs={[links.example]} />}
        </p>
      )}
    </>
  );
};
