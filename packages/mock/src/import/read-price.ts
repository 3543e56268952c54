import type { PriceState } from '../catalogue/catalogue.ts'
import { type Money, withoutCurrency } from './currency.ts'
import { type Scalar, tidy } from './field-path.ts'
import prices from './prices.json' with { type: 'json' }

/** A price in won, 0 for none; the price state, where the source states one; or why the price can't be read. */
export type PriceReading = { readonly won: number; readonly state?: PriceState } | { readonly unread: string }

const dearest = 4_000_000_000
/** What most shops write, for speed. */
const wonWithCommas = /^₩?(\d{1,3}(?:,\d{3})+|\d+)원?$/
/** Texts in place of a price (assumed). Like all texts here, they are composed (NFKC) and in lower case. */
const noPrice = new RegExp(`^(?:${prices.none.join('|')})$`)
/** Words of shops for the price states of the specification: 단종 (0), 일시품절 (1), 가격비교 예정 (2) (assumed). */
const states = ([0, 1, 2] as const).map(state => ({
  state,
  words: new RegExp(prices.states[state].join('|')),
}))
/**
 * What shops write around a price without changing it (assumed). The first is the price before a discount, which is not
 * what is paid.
 */
const remarks = prices.remarks.map(remark => new RegExp(remark, 'gu'))

/**
 * Reads a price as shops write it and converts it to won, rounded to whole ones: 299.97, '$1,299.00', '1,234,000원',
 * '1만 2,900원', '약 12,900원~'. Of a range it takes the lower end, as a comparison does (assumed).
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
  if (noPrice.test(text)) return { won: 0 }
  const state = stateInWords(text)
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
  const [from = '', to = from] = ends
  if (from === '' || ends.length > 2) return { unread: 'is not a price' }
  const [low, high] = [readAmount(shareUnit(from, to), currency), readAmount(to, currency)]
  if (typeof low !== 'number') return low
  return typeof high === 'number' ? Math.min(low, high) : high
}

function toWon(amount: number, { rate }: Money): PriceReading {
  if (amount === 0) return { won: 0 }
  const won = Math.round(amount * rate)
  if (!(amount > 0)) return { unread: `${amount} is below 0` }
  if (won < 1) return { unread: `${amount} is less than 1 won` }
  if (won > dearest) return { unread: `${amount} is more than ${dearest.toLocaleString('en-US')} won` }
  return { won }
}

/** The price state that a text names. The text is composed (NFKC) and in lower case. */
export function stateInWords(text: string): PriceState | undefined {
  return states.find(({ words }) => words.test(text))?.state
}

/** A number, or why a text is none. */
type Digits = number | { readonly unread: string }

/** Reads an amount, in won also with the units 억, 만, 천, 백 and 십: 1.5만, 12만 5천, 1만 2,900, 1억 2천만. */
function readAmount(text: string, currency: string): Digits {
  if (!/[억만천백십]/.test(text)) return readDigits(text, currency)
  const amount = currency === 'KRW' ? readInUnits(text, units) : undefined
  return amount === undefined ? { unread: `${text} is not a price` } : Math.round(amount * 100) / 100
}

const units: readonly (readonly [word: string, size: number])[] = [
  ...([
    ['억', 100_000_000],
    ['만', 10_000],
    ['천', 1000],
    ['백', 100],
    ['십', 10],
  ] as const),
]

function readInUnits(text: string, [unit, ...smaller]: typeof units): number | undefined {
  if (unit === undefined) {
    const digits = readDigits(text, 'KRW')
    return typeof digits === 'number' ? digits : undefined
  }
  const [word, size] = unit
  const [head = '', ...tail] = text.split(word)
  if (tail.length === 0) return readInUnits(text, smaller)
  const rest = tail.join(word).trim()
  // Only 만 and above count in smaller units: 2천만.
  const count = readInUnits(head.trim(), size < 10_000 ? [] : smaller)
  const below = rest === '' ? 0 : readInUnits(rest, smaller)
  return count === undefined || below === undefined || below >= size ? undefined : count * size + below
}

/** Gives '10' of '10~15만' the unit of the other end. */
function shareUnit(from: string, to: string): string {
  const unit = /[억만천백십]+$/.exec(to)?.[0]
  const isBare = /^\d+(\.\d+)?$/.test(from)
  return unit !== undefined && isBare && Number(from) < Number.parseFloat(to) ? from + unit : from
}

const grouped = { ',': /^\d{1,3}(,\d{3})+$/, '.': /^\d{1,3}(\.\d{3})+$/ } as const

/**
 * Reads digits with their separators: 1299, 1,299.00, or 1.299,00 where the currency is written so, as euros are
 * (assumed). Digits that may be read in two ways that differ a thousandfold, such as 1.299 won, are not read.
 */
function readDigits(text: string, currency: string): Digits {
  const hasComma = currency === 'EUR'
  const plain = hasComma ? text.replace(/[\s'’]/g, '') : text
  if (/^\d+$/.test(plain)) return Number(plain)
  const [, whole = '', mark = '', rest = ''] = /^(.*)([.,])(\d+)$/.exec(plain) ?? []
  const other = mark === ',' ? '.' : ','
  // The last of two different marks is the decimal one anywhere.
  if (mark !== '' && grouped[other].test(whole)) return Number(`${whole.replaceAll(other, '')}.${rest}`)
  if ((mark === ',' || mark === '.') && grouped[mark].test(plain)) {
    const isGroup = (mark === '.') === hasComma || whole.includes(mark) || whole.startsWith('0')
    if (isGroup) return Number(plain.replaceAll(mark, ''))
    return { unread: `${text} is either ${whole}${rest} or ${whole}.${rest}` }
  }
  if ((mark === '.' || (mark === ',' && hasComma)) && /^\d*$/.test(whole)) return Number(`${whole}.${rest}`)
  return { unread: `${text} is not a price` }
}

/** Removes words around a price, remarks in brackets, discounts and delivery. */
function withoutRemarks(text: string): string {
  const outside = text.replace(/\([^()]*\)|\[[^[\]]*\]|<[^<>]*>/g, ' ')
  const kept = /\d/.test(outside) ? outside : text.replace(/[()[\]<>]/g, ' ')
  return tidy(remarks.reduce((rest, remark) => rest.replace(remark, ' '), kept))
}
