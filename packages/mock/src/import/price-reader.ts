import { checkCurrency, type Money } from './currency.ts'
import type { Fields } from './field-path.ts'
import { ImportError } from './import-error.ts'
import { describePosition, type Place } from './import-report.ts'
import type { ImportMapping } from './mapping.ts'
import { type PriceReading, readPrice } from './read-price.ts'
import type { RecordReader } from './record-reader.ts'

export type PriceReader = ReturnType<typeof createPriceReader>

/**
 * Creates a reader of what a shopper pays for a record today: the price of a sale that goes on, else the usual one, less a
 * discount, else the list price. A price of 0 is none, and no list price takes the place of a usual price of 0 (assumed).
 * The reader throws an ImportError with the place of a price in another currency.
 */
export function createPriceReader(mapping: ImportMapping, reader: RecordReader) {
  const today = Date.now()
  const money: Money = { currency: mapping.currency ?? 'KRW', rate: mapping.rate ?? 1 }

  function read(record: Fields): PriceReading {
    const [from = '', to = ''] = reader.text(record, 'saleDates').split('/')
    const isOnSale =
      isDuring(today, from, to) &&
      isDuring(today, reader.text(record, 'saleFrom'), reader.text(record, 'saleTo'))
    const sale = reader.prices(record, 'salePrice')
    const usual = reader.prices(record, 'price')
    const list = reader.prices(record, 'listPrice')
    if (sale.length + usual.length + list.length === 0) return { won: 0 }
    const currency = reader.currency(record)
    if (currency !== undefined) checkCurrency(currency, money)
    let unread: PriceReading | undefined
    for (const each of [...(isOnSale ? sale : []), ...usual, ...(usual.length === 0 ? list : [])]) {
      const price = readPrice(each.value, money, each.unit)
      if ('state' in price) return price
      if ('unread' in price) unread ??= price
      else if (price.won > 0) return usual.includes(each) ? { won: lessDiscount(record, price.won) } : price
    }
    return unread ?? { won: 0 }
  }

  function lessDiscount(record: Fields, won: number): number {
    if (!isDuring(today, reader.text(record, 'discountFrom'), reader.text(record, 'discountTo'))) return won
    const [amount] = reader.prices(record, 'discountAmount')
    const percent = Number.parseFloat(reader.text(record, 'discountPercent')) || 0
    const off = amount && readPrice(amount.value, money, amount.unit)
    const less = Math.round(won * (1 - percent / 100)) - (off && 'won' in off ? off.won : 0)
    return less > 0 ? less : won
  }

  const readAt = (place: Place, record: Fields): PriceReading => {
    try {
      return read(record)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      throw new ImportError(`${place.file}: ${describePosition(place)}: ${error.message}`)
    }
  }
  return Object.assign(readAt, { money })
}

const day = 86_400_000

/** Whether a time is between two dates, of which either may be missing or illegible. The last day counts whole. */
function isDuring(time: number, from: string, to: string): boolean {
  const [start, end] = [timeOf(from), timeOf(to)]
  const isDate = /^\d{4}\D\d\d?\D\d\d?$/.test(to.trim())
  return !(time < start) && !(time >= end + (isDate ? day : 0))
}

/** NaN for all but dates that begin with the year, as 2026-11-01 and 2026.11.01 09:00 do: others have two readings. */
function timeOf(text: string): number {
  const [, year = '', month = '', date = '', rest = ''] =
    /^\s*(\d{4})[-./](\d\d?)[-./](\d\d?)(.*)$/.exec(text) ?? []
  // Shops write 0000-00-00 for 'no date'.
  if (!/[1-9]/.test(year)) return Number.NaN
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const zoned = Date.parse(
    iso +
      rest
        .trim()
        .replace(/^[T ]?/, 'T')
        .replace(/([+-]\d\d)(\d\d)$/, '$1:$2'),
  )
  return Number.isNaN(zoned) ? Date.parse(iso) : zoned
}
