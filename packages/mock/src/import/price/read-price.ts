import type { PriceState } from '../../catalogue/catalogue.ts'
import { type Scalar, tidy } from '../field-path.ts'
import { type Money, withoutCurrency } from './currency.ts'
import { saysNoPrice, stateOf } from './price-words.ts'
import { readAmount, shareUnit } from './read-amount.ts'
import type { Digits } from './read-digits.ts'
import { withoutRemarks } from './without-remarks.ts'

/** A price in won, 0 for none; the price state, where the source states one; or why the price can't be read. */
export type PriceReading = { readonly won: number; readonly state?: PriceState } | { readonly unread: string }

const cheapest = 1
const dearest = 4_000_000_000
/** What most shops write, for speed. */
const wonWithCommas = /^₩?(\d{1,3}(?:,\d{3})+|\d+)원?$/

/**
 * Reads a price as shops write it and converts it to won, rounded to whole ones: 299.97, '$1,299.00', '1,234,000원', '1만 2,900원',
 * '약 12,900원~'. Of a range it takes the lower end, as a comparison does (assumed).
 *
 * @param unit of the field, as 만원 of '가격(만원)', for values that state none themselves
 * @throws ImportError if the price is in another currency
 */
export function readPrice(value: Scalar | undefined, money: Money, unit = ''): PriceReading {
  if (value === undefined || value === '') return { won: 0 }
  if (typeof value === 'boolean') return { unread: `${value} is not a price` }
  if (unit === '' && (typeof value === 'number' || /^\d+$/.test(value))) return toWon(Number(value), money)
  const usual = unit === '' && money.currency === 'KRW' ? wonWithCommas.exec(String(value))?.[1] : undefined
  if (usual !== undefined) return toWon(Number(usual.replaceAll(',', '')), money)
  const text = tidy(String(value).normalize('NFKC')).toLowerCase()
  if (saysNoPrice(text)) return { won: 0 }
  const state = stateOf(text)
  if (state !== undefined) return { won: 0, state }
  const stated = /^[\d.,\s~-]+$/.test(text) ? `${text}${unit}` : text
  const amount = readEnds(withoutCurrency(withoutRemarks(stated), money), money.currency)
  if (typeof amount === 'number') return toWon(amount, money)
  return { unread: `${JSON.stringify(value)}: ${amount.unread}` }
}

/** Reads one amount, the lower one of a range, or the last one after an arrow. */
function readEnds(text: string, currency: string): Digits {
  if (/^-\d/.test(text)) return { unread: 'is below 0' }
  const now = text.split(/->|=>|→|▶|➡/).at(-1) ?? ''
  const ends = now
    .replace(/[.,]?\s?-+$/, '')
    .split(/\s?[~〜∼–—―]\s?|(?<=[\d억만천백십])\s?-\s?(?=\d)| to |에서/)
    .map(end => end.trim())
    .filter(end => end !== '')
  if (ends.length < 1 || ends.length > 2) return { unread: 'is not a price' }
  const [from = '', to = from] = ends
  const amounts = [readAmount(shareUnit(from, to), currency), readAmount(to, currency)]
  const known = amounts.filter(amount => typeof amount === 'number')
  return known.length === amounts.length ? Math.min(...known) : (amounts.find(isUnread) ?? Number.NaN)
}

function isUnread(amount: Digits): boolean {
  return typeof amount !== 'number'
}

function toWon(amount: number, { rate }: Money): PriceReading {
  if (amount === 0) return { won: 0 }
  const won = Math.round(amount * rate)
  if (!(amount > 0)) return { unread: `${amount} is below 0` }
  if (won < cheapest) return { unread: `${amount} is less than ${cheapest} won` }
  if (won > dearest) return { unread: `${amount} is more than ${dearest.toLocaleString('en-US')} won` }
  return { won }
}
