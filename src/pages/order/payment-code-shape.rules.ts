import type { PaymentCode } from '../../domain/transfer/payment-code.rules.ts';
import { qrCodeOf, type QrCode } from '../../lib/text/qr-code.ts';

/** A payment code as it is drawn. */
export interface ShownCode extends QrCode {
  readonly hasCross?: true;
}

export const shownCode = ({ text, level, hasCross }: PaymentCode): ShownCode => ({
  ...qrCodeOf(text, level),
  ...(hasCross ? { hasCross } : {}),
});
