import type { RecordReader } from '../fields/record-reader.ts'
import { ImportError } from '../import-error.ts'
import { describePosition, type Position } from '../import-report.ts'
import type { ImportMapping } from '../mapping.ts'
import { checkCurrency } from './currency.ts'
import { type PriceReading, readPrice } from './read-price.ts'

/**
 * Reads the price of a record.
 * @throws ImportError with the record's place if the price is in another currency than the mapping says
 */
export type PriceReader = (
  file: string,
  position: Position,
  record: Readonly<Record<string, unknown>>,
) => PriceReading

export function createPriceReader(mapping: ImportMapping, reader: RecordReader): PriceReader {
  const money = { currency: mapping.currency ?? 'KRW', rate: mapping.rate ?? 1 }
  return (file, position, record) => {
    try {
      const { value, unit } = reader.price(record)
      const currency = value === undefined ? undefined : reader.currency(record)
      if (currency !== undefined) checkCurrency(currency, money)
      return readPrice(value, money, unit)
    } catch (error) {
      if (!(error instanceof ImportError)) throw error
      throw new ImportError(`${file}: ${describePosition(position)}: ${error.message}`)
    }
  }
}
