import { readPart } from '../figures/read-part.ts'
import type { Defect, DefectLog, DefectReason, Position, WarningReason } from '../import-report.ts'
import type { ImportMapping } from '../mapping.ts'
import type { PriceReader } from '../price/price-reader.ts'
import { readFile } from '../read-file.ts'
import { identityOf } from './part-identity.ts'
import { PriceBook } from './price-book.ts'

/**
 * Reads the prices of parts from the files that a mapping names for them. Records without a price, and those of which
 * nobody can tell which part they are of, are passed over.
 *
 * @throws ImportError if a file can't be read or contains no records of its format
 */
export async function readPrices(
  mapping: ImportMapping,
  priceOf: PriceReader,
  warnings: DefectLog<WarningReason>,
): Promise<PriceBook> {
  const book = new PriceBook()
  const counts = { read: 0, imported: 0 }
  const intake = {
    get read() {
      return counts.read
    },
    get imported() {
      return counts.imported
    },
    take(file: string, position: Position, record: Readonly<Record<string, unknown>>) {
      counts.read++
      const price = priceOf(file, position, record)
      if ('unread' in price) {
        return warnings.add({ reason: 'unread-price', file, ...position, detail: price.unread })
      }
      const part = readPart(record)
      const identity = part && identityOf(record, part)
      if (!identity || price.won === 0) return
      counts.imported++
      book.add(identity, price.won)
    },
  }
  // These records are not products, so none of them counts as left out.
  const defects = {
    add: (defect: Defect<DefectReason>) => warnings.add({ ...defect, reason: 'unread-price' }),
  }
  for (const path of mapping.prices ?? []) await readFile(path, mapping, { intake, defects, warnings })
  return book
}
