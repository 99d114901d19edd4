import { createHmac, timingSafeEqual } from 'node:crypto';
import { secondsOf } from '../../lib/time/seconds.ts';

/** Seconds: how far the clocks of shop and provider may differ, plus the time that the message takes. */
const mostSeconds = 300;
const pattern = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

export interface SignedMessage {
  readonly path: string;
  readonly body: string;
}

const macOf = (secret: string, seconds: string, { path, body }: SignedMessage): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${path}.${body}`).digest();

/** Returns the value of the signature's header. */
export const signatureOf = (secret: string, message: SignedMessage, at: Date): string => {
  const seconds = String(secondsOf(at));
  return `t=${seconds},v1=${macOf(secret, seconds, message).toString('hex')}`;
};

/** Whether a message was signed with the secret within the last minutes. */
export const isSigned = (secret: string, message: SignedMessage, header: string | undefined, at: Date): boolean => {
  const [, seconds = '', mac = ''] = pattern.exec(header ?? '') ?? [];
  if (mac === '' || Math.abs(secondsOf(at) - Number(seconds)) > mostSeconds) return false;
  return timingSafeEqual(Buffer.from(mac, 'hex'), macOf(secret, seconds, message));
};
