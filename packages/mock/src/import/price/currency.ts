import { ImportError } from '../import-error.ts'
import { currencySigns, isKnownCurrency } from './currency-signs.ts'

/** Assumed exchange rates in won, used unless the user gives one. */
export const assumedRates: Readonly<Record<string, number>> = {
  KRW: 1,
  USD: 1400,
  EUR: 1600,
  JPY: 9.3,
  CNY: 195,
  GBP: 1850,
}

/** What the prices of an import are in. */
export interface Money {
  /** ISO 4217, in capitals. */
  readonly currency: string
  /** Won per unit of it. */
  readonly rate: number
}

/** Any currency's sign but that of a cent. */
const anySign = /[^\P{Sc}¢]/u

/**
 * Takes the signs of the currency out of a price.
 *
 * @param text composed (NFKC) and in lower case
 * @throws ImportError if a sign means another currency: a number without its sign would be wrong by far
 */
export function withoutCurrency(text: string, { currency }: Money): string {
  let rest = text
  for (const [sign, [usual, ...others]] of currencySigns) {
    if (rest.search(sign) === -1) continue
    if (usual !== currency && !others.includes(currency)) {
      throw new ImportError(contradiction(text, usual, currency))
    }
    rest = rest.replace(sign, ' ')
  }
  if (isKnownCurrency(currency) && anySign.test(rest)) {
    throw new ImportError(`'${text}' has the sign of another currency than ${currency}`)
  }
  return rest.replace(currency.toLowerCase(), ' ').replace(/ +/g, ' ').trim()
}

/** Compares the currency in a separate field, such as `currency` beside `price`, with the option. */
export function checkCurrency(stated: string, money: Money): void {
  const code = stated.toUpperCase()
  if (code === money.currency) return
  if (/^[A-Z]{3}$/.test(code) && code !== 'WON') {
    throw new ImportError(contradiction(stated, code, money.currency))
  }
  withoutCurrency(stated.normalize('NFKC').toLowerCase(), money)
}

function contradiction(text: string, found: string, currency: string): string {
  return `'${text}' is in ${found}, but prices are read as ${currency}; add --currency ${found}, or import other currencies apart`
}
