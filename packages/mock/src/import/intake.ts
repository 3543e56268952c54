import { hash } from 'node:crypto'
import { LeafBuilder } from './build-leaves.ts'
import { pathKey } from './category-tree.ts'
import type { Fields } from './field-path.ts'
import type { DefectLog, DefectReason, Place, WarningReason } from './import-report.ts'
import type { ImportMapping } from './mapping.ts'
import { identityOf, type PriceBook } from './part-prices.ts'
import { partCategoryAt, partPath, readPart } from './read-part.ts'
import type { PriceReader } from './read-price.ts'
import type { RecordReader } from './record-reader.ts'
import { words } from './words.ts'

const maxNameLength = 300

interface IntakeSources {
  readonly reader: RecordReader
  readonly priceOf: PriceReader
  /** Prices of parts whose own records have none. */
  readonly prices: PriceBook
  readonly defects: DefectLog<DefectReason>
  readonly warnings: DefectLog<WarningReason>
}

/** Turns records into items one by one, or reports why it can't. */
export function createIntake(
  mapping: ImportMapping,
  { reader, priceOf, prices, defects, warnings }: IntakeSources,
) {
  const leaves = new Map<string, LeafBuilder>()
  const makers = createMakerIndex()
  /** Where each record was first seen, by its digest. */
  const seen = new Map<number, Place>()
  const intake = { read: 0, imported: 0, withoutPrice: 0, leaves, makers: makers.names, take }

  /**
   * @param category the item's category if it is not read from the record
   * @throws ImportError if its price is in another currency
   */
  function take(place: Place, record: Fields, category: readonly string[]) {
    intake.read++
    const refuse = (reason: DefectReason, detail: string) => defects.add({ reason, ...place, detail })
    const name = reader.name(record).slice(0, maxNameLength)
    if (name === '') return refuse('no-name', noNameDetail(reader.nameFields(record), record))
    const part = readPart(record)
    const { path, cateId } = categoryOf(part?.cateId, record, category)
    if (path.length === 0) return refuse('no-category', `${mapping.categoryField} is missing or empty`)
    const price = priceOf(place, record)
    const state = 'state' in price ? price.state : undefined
    const identity = part && state === undefined ? identityOf(record, part) : undefined
    const won = ('won' in price && price.won) || (identity ? prices.find(identity) : 0)
    if (won === 0 && mapping.noPrice === 'skip') return refuse('no-price', name)
    const digest = identify(reader.key(record) ?? JSON.stringify(record))
    const twin = seen.get(digest)
    if (twin) return refuse('duplicate', `same as ${describePlace(twin, place.file)}`)
    seen.set(digest, place)
    intake.imported++
    if (won === 0) intake.withoutPrice++
    if ('unread' in price) warnings.add({ reason: 'unread-price', ...place, detail: price.unread })
    const key = cateId ?? pathKey(path)
    const leaf = leaves.get(key) ?? new LeafBuilder(path, cateId)
    leaves.set(key, leaf)
    leaf.add({ name, maker: makers.add(makerOf(record, name)), won, state }, record, part?.figures)
  }

  /** The category of an item; with an id where that does not follow from the path. */
  function categoryOf(partId: string | undefined, record: Fields, category: readonly string[]) {
    if (mapping.parts && partId !== undefined) return { path: partPath(partId), cateId: partId }
    const path = mapping.categoryField === undefined ? category : reader.category(record)
    return { path, cateId: mapping.categoryId ?? (mapping.parts ? partCategoryAt(path) : undefined) }
  }

  /** Guesses the maker from the name, unless the user chose a maker field or none. */
  function makerOf(record: Fields, name: string): string {
    if (mapping.maker === false) return ''
    return reader.maker(record) || (mapping.maker === undefined ? makerOfName(name) : '')
  }

  /** @param found the fields that could have held the name */
  function noNameDetail(found: readonly string[], record: Fields): string {
    if (found.length > 0) return `${found.join(', ')} is empty`
    const fields = Object.keys(record)
    const some = fields.slice(0, 8).join(', ') + (fields.length > 8 ? ', …' : '')
    return mapping.name === undefined
      ? `none of its fields usually holds a name: ${some}; name the right one with --name`
      : `there is no ${mapping.name} among its fields: ${some}`
  }

  return intake
}

function describePlace({ file, line, element }: Place, here: string): string {
  const where = element === undefined ? `line ${line}` : `record ${element}`
  return file === here ? where : `${file} ${where}`
}

/** 52 bits of a digest. With a million records, a collision happens once in about ten thousand imports. */
function identify(text: string): number {
  return Number.parseInt(hash('sha1', text).slice(0, 13), 16)
}

/** The maker at the beginning of a product's name: a known maker of several words, or else the first word. */
function makerOfName(name: string): string {
  const lower = name.toLowerCase()
  const long = words.makers.find(each => lower === each || lower.startsWith(`${each} `))
  return long === undefined ? (name.split(' ', 1)[0] ?? '') : name.slice(0, long.length)
}

/** The limit of `ItemTable.makers`. */
const maxMakers = 65_535
const unknownMaker = '기타'

/** Numbers makers in order of first appearance. Spellings that differ only in case share the most frequent one. */
function createMakerIndex() {
  const makers = new Map<string, { readonly number: number; readonly spellings: Map<string, number> }>()
  return {
    add(name: string): number {
      const keyOf = (maker: string) => maker.toLowerCase().replace(/[\s.-]/g, '')
      const isFull = makers.size >= maxMakers - 1 && !makers.has(keyOf(name))
      const spelling = isFull ? unknownMaker : name || unknownMaker
      const maker = makers.get(keyOf(spelling)) ?? { number: makers.size, spellings: new Map() }
      makers.set(keyOf(spelling), maker)
      maker.spellings.set(spelling, (maker.spellings.get(spelling) ?? 0) + 1)
      return maker.number
    },
    names: () =>
      [...makers.values()].map(({ spellings }) => {
        const [usual] = [...spellings].sort(([, a], [, b]) => b - a)
        return usual?.[0] ?? unknownMaker
      }),
  }
}
