import { pathKey } from './category-tree.ts'
import type { RecordReader } from './fields/record-reader.ts'
import { partCategoryAt, partPath } from './figures/part-path.ts'
import { type ImportedPart, readPart } from './figures/read-part.ts'
import { identify } from './identify.ts'
import type { DefectLog, DefectReason, Position, WarningReason } from './import-report.ts'
import { LeafBuilder } from './leaf-builder.ts'
import { createMakerIndex, type MakerIndex } from './maker-index.ts'
import { makerOfName } from './maker-name.ts'
import type { ImportMapping } from './mapping.ts'
import type { PriceReader } from './price/price-reader.ts'
import { identityOf } from './prices/part-identity.ts'
import type { PriceBook } from './prices/price-book.ts'

/** The number of 32-bit ids from `firstImportedId` on. */
const maxItems = 1_290_000_000
const maxNameLength = 300

/** Turns records into items one by one, or reports why it can't. */
export interface Intake {
  readonly read: number
  readonly imported: number
  readonly withoutPrice: number
  readonly leaves: ReadonlyMap<string, LeafBuilder>
  readonly makers: MakerIndex
  /**
   * @param category the item's category if it is not read from the record
   * @throws ImportError if its price is in another currency
   */
  take(
    file: string,
    position: Position,
    record: Readonly<Record<string, unknown>>,
    category: readonly string[],
  ): void
}

interface IntakeSources {
  readonly reader: RecordReader
  readonly priceOf: PriceReader
  /** Prices of parts whose own records have none. */
  readonly prices: PriceBook
  readonly defects: DefectLog<DefectReason>
  readonly warnings: DefectLog<WarningReason>
}

/** Where an item belongs. */
interface Place {
  readonly path: readonly string[]
  /** The category's id, where it does not follow from the path. */
  readonly cateId: string | undefined
}

export function createIntake(
  mapping: ImportMapping,
  { reader, priceOf, prices, defects, warnings }: IntakeSources,
): Intake {
  const leaves = new Map<string, LeafBuilder>()
  const makers = createMakerIndex()
  const files: { readonly file: string; readonly unit: string }[] = []
  /** Where a record was first seen: index of its file in `files` × 2^32 + line, or number in its list. */
  const seen = new Map<number, number>()
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
    take(file, position, record, category) {
      totals.read++
      const refuse = (reason: DefectReason, detail: string) =>
        defects.add({ reason, file, ...position, detail })
      const name = reader.name(record).slice(0, maxNameLength)
      if (name === '') return refuse('no-name', noNameDetail(mapping, reader.nameFields(record), record))
      const part = readPart(record)
      const place = placeOf(part?.cateId, record, category)
      if (place.path.length === 0)
        return refuse('no-category', `${mapping.categoryField} is missing or empty`)
      const price = priceOf(file, position, record)
      const state = 'state' in price ? price.state : undefined
      const won = ('won' in price && price.won) || (state === undefined ? joinedPrice(record, part) : 0)
      if (won === 0 && mapping.noPrice === 'skip') return refuse('no-price', name)
      const identity = identify(reader.key(record) ?? JSON.stringify(record))
      const twin = seen.get(identity)
      if (twin !== undefined) return refuse('duplicate', `same as ${placeName(twin, file)}`)
      if (totals.imported >= maxItems) return refuse('too-many', 'no ids left')
      if (files.at(-1)?.file !== file) {
        files.push({ file, unit: position.element === undefined ? 'line' : 'record' })
      }
      seen.set(identity, (files.length - 1) * 2 ** 32 + (position.element ?? position.line))
      totals.imported++
      if (won === 0) totals.withoutPrice++
      if ('unread' in price) warnings.add({ reason: 'unread-price', file, ...position, detail: price.unread })
      const maker = mapping.maker === false ? '' : reader.maker(record) || guessMaker(mapping, name)
      leafOf(place).add({ name, maker: makers.add(maker), won, state }, record, part?.figures)
    },
  }

  function joinedPrice(record: Readonly<Record<string, unknown>>, part: ImportedPart | undefined): number {
    const identity = part && identityOf(record, part)
    return identity ? prices.find(identity) : 0
  }

  function placeName(place: number, file: string): string {
    const other = files[Math.floor(place / 2 ** 32)]
    const where = `${other?.unit} ${place % 2 ** 32}`
    return other?.file === file ? where : `${other?.file} ${where}`
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

/** Guesses the maker from the name, unless the user chose a maker field. */
function guessMaker(mapping: ImportMapping, name: string): string {
  return typeof mapping.maker === 'string' ? '' : makerOfName(name)
}

/** @param found the fields that could have held the name */
function noNameDetail(
  mapping: ImportMapping,
  found: readonly string[],
  record: Readonly<Record<string, unknown>>,
): string {
  if (found.length > 0) return `${found.join(', ')} is empty`
  const fields = Object.keys(record)
  const some = fields.slice(0, 8).join(', ') + (fields.length > 8 ? ', …' : '')
  return mapping.name === undefined
    ? `none of its fields usually holds a name: ${some}; name the right one with --name`
    : `there is no ${mapping.name} among its fields: ${some}`
}
