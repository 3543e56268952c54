import { hash } from 'node:crypto'
import { LeafBuilder } from './build-leaves.ts'
import { pathKey } from './category-tree.ts'
import type { Fields } from './field-path.ts'
import { findVariantColumns, foldVariants, type Row } from './fold-variants.ts'
import type { DefectLog, DefectReason, Place, WarningReason } from './import-report.ts'
import type { ImportMapping } from './mapping.ts'
import { identityOf, type PriceBook } from './part-prices.ts'
import type { PriceReader } from './price-reader.ts'
import { partCategoryAt, partPath, readPart } from './read-part.ts'
import { readOffer, readState } from './read-state.ts'
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
  /** The numbers of products with variants, by file and name. */
  const products = new Map<string, number>()
  const intake = { read: 0, imported: 0, folded: 0, leaves, makers: makers.names, openFile }

  /**
   * Starts on the records of a file. Where it has columns for variants, they are kept until its end.
   *
   * @param category the category of items whose records state none
   */
  function openFile(category: readonly string[]) {
    let kept: Row[] | undefined
    let isBegun = false
    function begin(rows: readonly Row[]): void {
      isBegun = true
      reader.learn(rows.map(({ record }) => record))
    }
    return {
      take(rows: readonly Row[]): void {
        intake.read += rows.length
        if (!isBegun) {
          begin(rows)
          const columns = new Set(rows.flatMap(({ record }) => findVariantColumns(record)))
          for (const path of columns) reader.use(path, 'group')
          if (columns.size > 0) kept = []
        }
        for (const row of rows) kept ? kept.push(row) : take(row, category)
      },
      end(): void {
        if (!kept) return
        const items = foldVariants(kept)
        intake.folded += kept.length - items.length
        begin(items)
        for (const row of items) take(row, category)
      },
    }
  }

  /** @throws ImportError if its price is in another currency */
  function take({ place, record, variant }: Row, category: readonly string[]) {
    const refuse = (reason: DefectReason, detail: string) => defects.add({ reason, ...place, detail })
    const name = reader.name(record).slice(0, maxNameLength)
    if (name === '') return refuse('no-name', noNameDetail(reader.nameFields(record), record))
    const part = readPart(record)
    const { path, cateId } = categoryOf(part?.cateId, variant?.lead ?? record, category)
    const price = priceOf(place, record)
    const offer = variant?.isParent ? readOffer(variant.lead, reader) : undefined
    const told = offer ?? readState(record, reader) ?? ('state' in price ? price.state : undefined)
    const identity = part && told === undefined ? identityOf(record, part) : undefined
    const stated = ('won' in price && price.won) || (identity ? prices.find(identity) : 0)
    const won = told === undefined ? stated : 0
    const state = won > 0 ? 3 : (told ?? (mapping.noPrice === 'sold-out' ? 1 : 2))
    if (won === 0 && mapping.noPrice === 'skip') return refuse('no-price', name)
    const digest = identify(reader.key(record) ?? JSON.stringify(record))
    const twin = seen.get(digest)
    if (twin) return refuse('duplicate', `same as ${describePlace(twin, place.file)}`)
    seen.set(digest, place)
    intake.imported++
    if ('unread' in price) warnings.add({ reason: 'unread-price', ...place, detail: price.unread })
    const key = cateId ?? pathKey(path)
    const leaf = leaves.get(key) ?? new LeafBuilder(path, cateId)
    leaves.set(key, leaf)
    const maker = makers.add(makerOf(record, name, part !== undefined))
    const group = variant ? productNumber(`${place.file}\u001f${variant.product}`) : 0
    leaf.add({ name, maker, won, stated, state, group, label: variant?.label }, record, part?.figures)
  }

  function productNumber(product: string): number {
    const number = products.get(product) ?? products.size + 1
    products.set(product, number)
    return number
  }

  /** The category of an item; with an id where that does not follow from the path. */
  function categoryOf(partId: string | undefined, record: Fields, category: readonly string[]) {
    if (mapping.parts && partId !== undefined) return { path: partPath(partId), cateId: partId }
    const stated = (mapping.category ?? mapping.categoryId) ? [] : reader.category(record)
    const path = stated.length > 0 ? stated : category
    return { path, cateId: mapping.categoryId ?? (mapping.parts ? partCategoryAt(path) : undefined) }
  }

  /** Guesses the maker from the name only of PC parts, whose names begin with it, or where a known one is there. */
  function makerOf(record: Fields, name: string, isPart: boolean): string {
    if (mapping.maker === false) return ''
    return reader.maker(record) || (mapping.maker === undefined ? makerOfName(name, isPart) : '')
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

/** The maker at the beginning of a product's name: a known maker of several words, or else a part's first word. */
function makerOfName(name: string, isPart: boolean): string {
  const lower = name.toLowerCase()
  const long = words.makers.find(each => lower === each || lower.startsWith(`${each} `))
  if (long !== undefined) return name.slice(0, long.length)
  return isPart ? (name.split(' ', 1)[0] ?? '') : ''
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
