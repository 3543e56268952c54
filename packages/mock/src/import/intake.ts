import { createHash } from 'node:crypto'
import { pathKey } from './category-tree.ts'
import type { FaultLog } from './fault-log.ts'
import { partCategoryAt, partPath } from './figures/part-path.ts'
import { type ImportedPart, readPart } from './figures/read-part.ts'
import type { FaultReason } from './import-report.ts'
import { LeafBuilder } from './leaf-builder.ts'
import { createMakerIndex, type MakerIndex } from './maker-index.ts'
import { makerOfName } from './maker-name.ts'
import type { ImportMapping, RecordReader } from './mapping.ts'
import { identityOf } from './prices/part-identity.ts'
import type { PriceBook } from './prices/price-book.ts'
import { readPrice } from './read-price.ts'

/** The number of 32-bit ids from `firstImportedId` on. */
const maxItems = 1_290_000_000
const longestName = 300

/** Turns records into items one by one, or reports why it can't. */
export interface Intake {
  readonly read: number
  readonly imported: number
  readonly withoutPrice: number
  readonly leaves: ReadonlyMap<string, LeafBuilder>
  readonly makers: MakerIndex
  /** @param category the item's category if it is not read from the record */
  take(
    file: string,
    line: number,
    record: Readonly<Record<string, unknown>>,
    category: readonly string[],
  ): void
}

interface IntakeSources {
  readonly reader: RecordReader
  /** Prices of parts whose own records have none. */
  readonly prices: PriceBook
  readonly faults: FaultLog
}

/** Where an item belongs. */
interface Place {
  readonly path: readonly string[]
  /** The category's id, where it does not follow from the path. */
  readonly cateId: string | undefined
}

export function createIntake(mapping: ImportMapping, { reader, prices, faults }: IntakeSources): Intake {
  const leaves = new Map<string, LeafBuilder>()
  const makers = createMakerIndex()
  const files: string[] = []
  /** Where a record was first seen: index of its file in `files` × 2^32 + line. */
  const seen = new Map<number, number>()
  const rate = mapping.rate ?? 1
  const totals = { read: 0, imported: 0, withoutPrice: 0 }
  return {
    get read() {
      return totals.read
    },
    get imported() {
      return totals.imported
    },
    get withoutPrice() {
      return totals.withoutPrice
    },
    leaves,
    makers,
    take(file, line, record, category) {
      totals.read++
      const refuse = (reason: FaultReason, detail: string) => faults.add({ reason, file, line, detail })
      const name = reader.name(record).slice(0, longestName)
      if (name === '') return refuse('no-name', noNameDetail(mapping, record))
      const part = readPart(record)
      const place = placeOf(part?.cateId, record, category)
      if (place.path.length === 0) return refuse('no-category', `no value at ${mapping.categoryField}`)
      const price = readPrice(reader.price(record), rate)
      if ('absurd' in price) return refuse('absurd-price', price.absurd)
      const won = price.won || joinedPrice(record, part)
      if (won === 0 && mapping.noPrice === 'skip') return refuse('no-price', name)
      const identity = identify(reader.key(record) ?? JSON.stringify(record))
      const twin = seen.get(identity)
      if (twin !== undefined) return refuse('duplicate', `same as ${placeName(twin, file)}`)
      if (totals.imported >= maxItems) return refuse('too-many', 'no ids left')
      if (files.at(-1) !== file) files.push(file)
      seen.set(identity, (files.length - 1) * 2 ** 32 + line)
      totals.imported++
      if (won === 0) totals.withoutPrice++
      const maker = mapping.maker === false ? '' : reader.maker(record) || guessMaker(mapping, name)
      leafOf(place).add(name, makers.add(maker), won, record, part?.figures)
    },
  }

  function joinedPrice(record: Readonly<Record<string, unknown>>, part: ImportedPart | undefined): number {
    const identity = part && identityOf(record, part)
    return identity ? prices.find(identity) : 0
  }

  function placeName(place: number, file: string): string {
    const other = files[Math.floor(place / 2 ** 32)]
    return other === file ? `line ${place % 2 ** 32}` : `${other} line ${place % 2 ** 32}`
  }

  function placeOf(
    partId: string | undefined,
    record: Readonly<Record<string, unknown>>,
    category: readonly string[],
  ): Place {
    if (mapping.parts && partId !== undefined) return { path: partPath(partId), cateId: partId }
    const path = mapping.categoryField === undefined ? category : reader.category(record)
    return { path, cateId: mapping.categoryId ?? (mapping.parts ? partCategoryAt(path) : undefined) }
  }

  function leafOf({ path, cateId }: Place): LeafBuilder {
    const key = cateId ?? pathKey(path)
    const leaf = leaves.get(key) ?? new LeafBuilder(path, cateId)
    leaves.set(key, leaf)
    return leaf
  }
}

/** 52 bits of a digest. With a million records, a collision happens once in about ten thousand imports. */
function identify(text: string): number {
  return Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 13), 16)
}

/** Guesses the maker from the name, unless the user chose a maker field. */
function guessMaker(mapping: ImportMapping, name: string): string {
  return typeof mapping.maker === 'string' ? '' : makerOfName(name)
}

function noNameDetail(mapping: ImportMapping, record: Readonly<Record<string, unknown>>): string {
  const fields = Object.keys(record).slice(0, 8).join(', ')
  return mapping.name === undefined
    ? `no known name field among: ${fields}`
    : `no value at ${mapping.name} among: ${fields}`
}
