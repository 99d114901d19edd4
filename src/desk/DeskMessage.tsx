import { Notification } from '../ui/notification/Notification.tsx';
import type { Refusal } from './desk-calls.effects.ts';
import { deskWords, type DeskLanguage } from './desk.texts.ts';
import { pathWords } from './field-words.texts.ts';
import { faultWords, refusalWords } from './state-words.texts.ts';

export type DeskSaid = { readonly kind: 'success' | 'info'; readonly text: string } | Refusal;

export const faultText = ({ code, field, text }: Refusal['faults'][number], language: DeskLanguage): string =>
  `${pathWords(field, language)} ${faultWords[language][code].replace('{text}', () => text)}`;

/** What became of the last act, in a live region. */
export const DeskMessage = ({
  said,
  language,
}: {
  readonly said: DeskSaid | undefined;
  readonly language: DeskLanguage;
}) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold phrases only
  <div role="status">
    {said && 'text' in said && <Notification kind={said.kind}>{said.text}</Notification>}
    {said && 'ok' in said && (
      <Notification kind="error">
        <p>{refusalWords[language][said.code] ?? deskWords[language].failed}</p>
        <ul>
          {said.faults.map((fault) => (
            <li key={`${fault.site} ${fault.key} ${fault.field} ${fault.code}`}>
              {[fault.site, fault.key].filter(Boolean).join(' · ')} {faultText(fault, language)}
            </li>
          ))}
        </ul>
      </Notification>
    )}
  </div>
);
