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
export type CurrencySign = readonly [sign: RegExp, currencies: readonly [string, ...string[]]]

/** All signs. Those of one currency come before those that they contain, as HK$ before $. */
export const currencySigns: readonly CurrencySign[] = [
  ...Object.entries(ownSigns).map(([code, sign]): CurrencySign => {
    const alone = `(?<![a-z])${code.toLowerCase()}(?![a-z])`
    return [new RegExp(`${sign.source}|${alone}`, 'g'), [code]]
  }),
  ...sharedSigns,
]

/** Whether a currency's own sign, if it has one, is among ours. */
export function isKnownCurrency(code: string): boolean {
  return Object.hasOwn(ownSigns, code)
}
