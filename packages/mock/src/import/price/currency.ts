import { ImportError } from '../import-error.ts'

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

/** Signs and words of currencies in a price, with the currencies that they may mean (assumed). */
const marks: readonly (readonly [RegExp, readonly string[]])[] = [
  // CP949 and fonts made for it show a backslash as a won sign.
  [/[₩\\]|krw|won|원|(?<![a-z])w(?= ?\d)/g, ['KRW']],
  [/us ?\$|usd|달러|dollars?/g, ['USD']],
  [/(ca|c|au|a|nz|s|hk|nt) ?\$/g, ['CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD']],
  [/\$/g, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD']],
  [/€|euros?|eur|유로/g, ['EUR']],
  [/£|gbp|파운드/g, ['GBP']],
  [/jpy|円|엔|yen/g, ['JPY']],
  [/cn ?¥|cny|rmb|元|위안/g, ['CNY']],
  [/¥/g, ['JPY', 'CNY']],
]

/**
 * Takes the signs of the currency out of a price.
 *
 * @param text composed (NFKC) and in lower case
 * @throws ImportError if a sign means another currency: a number without its sign would be wrong by far
 */
export function withoutCurrency(text: string, { currency }: Money): string {
  let rest = text
  for (const [mark, meanings] of marks) {
    const found = mark[Symbol.match](rest)
    if (found === null) continue
    if (!meanings.includes(currency)) throw new ImportError(contradiction(text, meanings[0] ?? '', currency))
    rest = rest.replace(mark, ' ')
  }
  return rest.replace(currency.toLowerCase(), ' ').replace(/ +/g, ' ').trim()
}

/** Compares the currency in a separate field, such as `currency` beside `price`, with the option. */
export function checkCurrency(stated: string, { currency }: Money): void {
  const code = stated.toUpperCase()
  if (!/^[A-Z]{3}$/.test(code) || code === currency) return
  throw new ImportError(contradiction(stated, code, currency))
}

function contradiction(text: string, found: string, currency: string): string {
  return `'${text}' is in ${found}, but prices are read as ${currency}; add --currency ${found}, or import other currencies apart`
}
