import { CurrencyCode, encode, PaymentOptions } from 'bysquare/pay';

/** A transfer in euros. */
interface SquarePayment {
  /** in its electronic form */
  readonly iban: string;
  readonly holder: string;
  /** in whole cents */
  readonly amountMinor: number;
  /** up to ten digits */
  readonly variableSymbol: string;
}

/** Returns the text of a PAY by square code (Slovak Banking Association): compressed, in base 32. */
export const squareText = ({ iban, holder, amountMinor, variableSymbol }: SquarePayment): string =>
  encode({
    payments: [
      {
        type: PaymentOptions.PaymentOrder,
        amount: amountMinor / 100,
        currencyCode: CurrencyCode.EUR,
        variableSymbol,
        beneficiary: { name: holder },
        bankAccounts: [{ iban }],
      },
    ],
  });
