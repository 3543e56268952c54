import { ImportError } from './import-error.ts'

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

/** Signs and words of one currency each, beside its code: composed (NFKC) and in lower case (assumed). */
const ownSigns: Readonly<Record<string, RegExp>> = {
  // CP949 and fonts made for it show a backslash as a won sign.
  KRW: /[₩\\]|won|원|(?<![a-z])w(?= ?\d)/,
  USD: /(?<![a-z])us ?(?:\$|dollars?)|미국 ?달러/,
  CAD: /(?<![a-z])c(?:an?|dn)? ?\$|캐나다 ?달러/,
  AUD: /(?<![a-z])au? ?\$|호주 ?달러/,
  NZD: /(?<![a-z])nz ?\$|뉴질랜드 ?달러/,
  SGD: /(?<![a-z])sg? ?\$|싱가포르 ?달러/,
  HKD: /(?<![a-z])hk ?\$|홍콩 ?달러/,
  TWD: /(?<![a-z])(?:nt|tw) ?\$|대만 ?달러/,
  MXN: /(?<![a-z])mx ?\$/,
  BRL: /(?<![a-z])r ?\$/,
  EUR: /€|euros?|유로/,
  GBP: /£|파운드/,
  JPY: /(?<![a-z])jp ?¥|円|엔|yen/,
  CNY: /(?<![a-z])cn ?¥|rmb|위안/,
  CHF: /(?<![a-z])s?fr\.?(?= ?\d)|스위스 ?프랑/,
  SEK: /스웨덴 ?크로나/,
  NOK: /노르웨이 ?크로네/,
  DKK: /덴마크 ?크로네/,
  PLN: /zł/,
  CZK: /kč/,
  HUF: /포린트/,
  INR: /₹|(?<![a-z])rs\.?(?= ?\d)|루피(?!아)/,
  THB: /฿|바트/,
  VND: /[₫đ]/,
  IDR: /(?<![a-z])rp\.?(?= ?\d)|루피아/,
  MYR: /(?<![a-z])rm(?= ?\d)|링깃/,
  PHP: /₱/,
  RUB: /₽|루블/,
  TRY: /₺/,
  ILS: /₪/,
  UAH: /₴/,
  KZT: /₸/,
  NGN: /₦/,
  ZAR: /남아공 ?랜드/,
  AED: /디르함/,
  SAR: /리얄/,
}

/** Signs and words that several currencies share, the usual one first (assumed). */
const sharedSigns: readonly CurrencySign[] = [
  [/\$|달러|dollars?/g, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN']],
  [/¥/g, ['JPY', 'CNY']],
  [/元/g, ['CNY', 'TWD', 'HKD']],
  [/(?<![a-z])kr\.?(?![a-z])/g, ['SEK', 'NOK', 'DKK']],
]

/** A sign or word, and the currencies that it may mean. */
type CurrencySign = readonly [sign: RegExp, currencies: readonly [string, ...string[]]]

/** All signs. Those of one currency come before those that they contain, as HK$ before $. */
const currencySigns: readonly CurrencySign[] = [
  ...Object.entries(ownSigns).map(([code, sign]): CurrencySign => {
    const alone = `(?<![a-z])${code.toLowerCase()}(?![a-z])`
    return [new RegExp(`${sign.source}|${alone}`, 'g'), [code]]
  }),
  ...sharedSigns,
]

/** Whether a text is the sign, word or code of a currency, or a unit of won: usd, 만원, hk$. In lower case. */
export function isMoneyUnit(text: string): boolean {
  if (/^(?:[천만]?원|won|[a-z]{0,3}\p{Sc}|\\|달러|엔|유로|위안)$/u.test(text)) return true
  return Object.hasOwn(ownSigns, text.toUpperCase())
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
  if (Object.hasOwn(ownSigns, currency) && anySign.test(rest)) {
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
