import type { FaultLog } from '../fault-log.ts'
import { readPart } from '../figures/read-part.ts'
import type { ImportMapping, RecordReader } from '../mapping.ts'
import { readFile } from '../read-file.ts'
import { readPrice } from '../read-price.ts'
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
  reader: RecordReader,
  faults: FaultLog,
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
    take(file: string, line: number, record: Readonly<Record<string, unknown>>) {
      counts.read++
      const price = readPrice(reader.price(record), mapping.rate ?? 1)
      if ('absurd' in price) return faults.add({ reason: 'absurd-price', file, line, detail: price.absurd })
      const part = readPart(record)
      const identity = part && identityOf(record, part)
      if (!identity || price.won === 0) return
      counts.imported++
      book.add(identity, price.won)
    },
  }
  for (const path of mapping.prices ?? []) await readFile(path, mapping, intake, faults)
  return book
}
