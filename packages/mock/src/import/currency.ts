import { ImportError } from './import-error.ts'
import prices from './prices.json' with { type: 'json' }

/** Assumed exchange rates in won, used unless the user gives one. */
export const assumedRates: Readonly<Record<string, number>> = prices.rates

/** The money that the prices of an import are in. */
export interface Money {
  /** ISO 4217, in capitals. */
  readonly currency: string
  /** Won per unit of it. */
  readonly rate: number
}

/**
 * Signs and words, with the currencies that they may mean, the usual one first (assumed). Those of one currency, beside
 * its code, come before those that they contain, as HK$ before $. Texts are composed (NFKC) and in lower case. CP949 and
 * fonts made for it show a backslash as a won sign.
 */
const signs: readonly { readonly sign: RegExp; readonly currencies: readonly string[] }[] = [
  ...Object.entries(prices.signs).map(([code, sign]) => ({
    sign: new RegExp(`${sign}|(?<![a-z])${code.toLowerCase()}(?![a-z])`, 'g'),
    currencies: [code],
  })),
  ...Object.entries(prices.sharedSigns).map(([sign, currencies]) => ({
    sign: new RegExp(sign, 'g'),
    currencies,
  })),
]

/** Whether a text is the sign, word or code of a currency, or a unit of won: usd, 만원, hk$. In lower case. */
export function isMoneyUnit(text: string): boolean {
  if (/^(?:[천만]?원|won|[a-z]{0,3}\p{Sc}|\\|달러|엔|유로|위안)$/u.test(text)) return true
  return Object.hasOwn(prices.signs, text.toUpperCase())
}

/**
 * Takes the signs of the currency out of a price.
 *
 * @param text composed (NFKC) and in lower case
 * @throws ImportError if a sign means another currency: a number without its sign would be wrong by far
 */
export function withoutCurrency(text: string, { currency }: Money): string {
  let rest = text
  for (const { sign, currencies } of signs) {
    if (rest.search(sign) === -1) continue
    if (!currencies.includes(currency)) throw contradiction(text, currencies[0] ?? '', currency)
    rest = rest.replace(sign, ' ')
  }
  // Any sign but that of a cent.
  if (Object.hasOwn(prices.signs, currency) && /[^\P{Sc}¢]/u.test(rest))
    throw new ImportError(`'${text}' has the sign of another currency than ${currency}`)
  return rest.replace(currency.toLowerCase(), ' ').replace(/ +/g, ' ').trim()
}

/** Compares the currency in a separate field, such as `currency` beside `price`, with the option. */
export function checkCurrency(stated: string, money: Money): void {
  const code = stated.toUpperCase()
  if (code === money.currency) return
  if (/^[A-Z]{3}$/.test(code) && code !== 'WON') throw contradiction(stated, code, money.currency)
  withoutCurrency(stated.normalize('NFKC').toLowerCase(), money)
}

function contradiction(text: string, found: string, currency: string): ImportError {
  return new ImportError(
    `'${text}' is in ${found}, but prices are read as ${currency}; add --currency ${found}, or import other currencies apart`,
  )
}
