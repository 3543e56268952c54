import { createRandom } from '../catalogue/random.ts'
import { type Column, type ColumnReading, readColumn } from './column.ts'
import { describePath } from './describe-path.ts'
import { type FacetCandidate, isLongList, makeCandidate, memberCandidates } from './facet-candidate.ts'
import type { LeftOut } from './import-report.ts'

/** A facet or a key specification, with the column its codes come from. */
export interface InferredField {
  readonly column: Column
  readonly candidate: FacetCandidate
}

export interface InferenceOptions {
  readonly labels: ReadonlyMap<string, string>
  readonly units: ReadonlyMap<string, string>
  /** Paths to leave out, with everything below them. */
  readonly skip: ReadonlySet<string>
  /** Paths that become facets regardless of the rules. */
  readonly force: ReadonlySet<string>
  readonly limit: number
}

const maxKeySpecs = 16
/** A facet must have a value for at least this share of the items. */
const minCoverage = 0.05
/** The lowest `usefulness` of a facet. */
const minScore = 0.06
/** If one value covers more than this share of the items, the facet is pointless. */
const dominance = 0.985

/**
 * Decides which fields of a category become facets, the most useful first, and which become key specifications, which
 * are shown in a list row.
 */
export function inferFacets(columns: readonly Column[], rows: number, options: InferenceOptions) {
  const leftOut: LeftOut[] = []
  const useful: InferredField[] = []
  for (const column of columns) {
    const { path, crowded } = column
    const isForced = options.force.has(path)
    const isSkipped = path.split('.').some((_, at, all) => options.skip.has(all.slice(0, at + 1).join('.')))
    const worthless =
      isSkipped || options.skip.has(path)
        ? 'skipped on request'
        : crowded || !isForced
          ? worthlessReason(column)
          : undefined
    if (worthless) leftOut.push({ path, reason: worthless, keySpec: false })
    else useful.push(...candidatesOf(column, rows, options))
  }
  const score = ({ candidate }: InferredField) =>
    usefulness(candidate, rows) + (options.force.has(candidate.path) ? 100 : 0)
  const ranked = useful.map(field => ({ field, score: score(field) })).sort((a, b) => b.score - a.score)
  const facets: InferredField[] = []
  const keySpecs: InferredField[] = []
  for (const { field, score } of ranked) {
    const { candidate } = field
    const unfit = options.force.has(candidate.path) ? undefined : unfitReason(candidate, score, rows)
    const twin = unfit === undefined ? facets.find(each => areDuplicates(each, field, rows)) : undefined
    const full = facets.length >= options.limit ? `beyond the limit of facets (${options.limit})` : undefined
    const reason = unfit ?? (twin ? `duplicates ${twin.candidate.path}` : full)
    const isKeySpec = !twin && isShort(candidate) && keySpecs.length < maxKeySpecs
    if (isKeySpec) keySpecs.push(field)
    if (reason === undefined) facets.push(field)
    else leftOut.push({ path: candidate.path, reason, keySpec: isKeySpec })
  }
  return { facets, keySpecs, leftOut, notes: useful.flatMap(each => each.candidate.notes) }
}

/** The share of items that have a value. */
export function coverageOf(candidate: FacetCandidate, rows: number): number {
  return rows === 0 ? 0 : total(candidate.counts) / rows
}

/** The place of a row's value in its facet: 0 for none. */
export function placeAt({ column, candidate }: InferredField, row: number): number {
  const code = column.codeAt(row)
  return code === 0 ? 0 : (candidate.placeOf[code - 1] ?? 0)
}

function total(counts: Iterable<number>): number {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}

function candidatesOf(column: Column, rows: number, options: InferenceOptions): InferredField[] {
  const { path } = column
  const wishedUnit = options.units.get(path)
  const reading = readColumn(column, wishedUnit)
  const isCount = wishedUnit === undefined ? isListLength(column, reading) : column.isCount
  const known = describePath(path, isCount)
  const unit = wishedUnit ?? known.unit
  const term = {
    ...known,
    label: options.labels.get(path) ?? known.label,
    ...(unit !== undefined && { unit }),
  }
  const candidate = makeCandidate(column, reading, term)
  if (options.force.has(path) || !isLongList(column, reading, candidate)) return [{ column, candidate }]
  const whole = { ...candidate, unfit: candidate.unfit ?? 'lists too many things', texts: [] }
  return [whole, ...memberCandidates(column, term, rows)].map(each => ({ column, candidate: each }))
}

/** A plural before `length`; 'glass', 'chassis', 'lens' and the like are none (assumed). */
const plural = /[a-z](?<![siu]|canva|len)s\.length$/i
/** Plurals that hold the measures of the one product (assumed). */
const measures = /(?:dimension|measurement|spec|specification|attribute|propertie|detail|size)s\.length$/i

/**
 * Whether a field is how many there are of something, and not how long it is: lists of JSON, and whole numbers without
 * a unit under a plural, as `reviews.length` is where a list was flattened.
 */
function isListLength(column: Column, reading: ColumnReading): boolean {
  if (column.isCount) return true
  if (reading.kind !== 'number' || reading.unit !== undefined) return false
  if (!plural.test(column.path) || measures.test(column.path)) return false
  return reading.values.every(value => value === undefined || Number.isInteger(value))
}

/** Why a field can't help shoppers choose, by its name. */
const worthlessNames: readonly (readonly [RegExp, string])[] = [
  [
    /(^|[._\s-])(id|uuid|guid|sku|asin|ean|upc|gtin|mpn|isbn|barcode|part_?numbers?|part_?no|model_?(no|number)|serial)$/i,
    'identifier',
  ],
  [/[a-z](Id|Uuid|Sku|PartNumbers?)$/, 'identifier'],
  [/(^|[._-])(ur[il]|urls|links?|href|images?|img|photos?|thumbnails?|pictures?)$/i, 'address or picture'],
  [/(^|[._-])(price|cost|msrp|retail|가격|판매가|최저가)/i, 'price, not a specification'],
  [/(^|[._-])((created|updated|verified|modified)_?(at|on)?|timestamp|\w+_at)$/i, 'date or time'],
]
/** The same by most of its values. */
const worthlessValues: readonly (readonly [RegExp, string])[] = [
  [/^(https?:)?\/\//i, 'address or picture'],
  [/^[0-9a-f]{8}-[0-9a-f]{4}-/i, 'identifier'],
  [/^\d{4}-\d\d-\d\dT\d\d:/, 'date or time'],
]

function worthlessReason({ path, crowded, values }: Column): string | undefined {
  const byName = worthlessNames.find(([shape]) => shape.test(path))?.[1]
  if (byName || crowded) return byName ?? 'nearly every item has its own text'
  const sample = values.slice(0, 50)
  const isMostly = (shape: RegExp) =>
    sample.filter(value => typeof value === 'string' && shape.test(value)).length > sample.length / 2
  return worthlessValues.find(([shape]) => isMostly(shape))?.[1]
}

function unfitReason(candidate: FacetCandidate, score: number, rows: number): string | undefined {
  const stated = total(candidate.counts)
  const coverage = coverageOf(candidate, rows)
  if (stated === 0) return 'has no values'
  if (candidate.unfit) return candidate.unfit
  if (coverage < minCoverage) return `only ${(coverage * 100).toFixed(1)}% of the items have a value`
  if (candidate.counts.filter(count => count > 0).length < 2) return 'the same on every item'
  const largest = Math.max(...candidate.counts) / stated
  if (largest > dominance) return `the same on ${(largest * 100).toFixed(1)}% of the items`
  return score < minScore ? 'barely tells items apart' : undefined
}

/** Scores a facet: share of items that have a value × how evenly the values divide them × weight for shoppers. */
function usefulness(candidate: FacetCandidate, rows: number): number {
  const stated = total(candidate.counts)
  if (stated === 0) return 0
  const shares = candidate.counts.filter(count => count > 0).map(count => count / stated)
  const bits = -total(shares.map(share => share * Math.log2(share)))
  return (stated / rows) ** 0.8 * Math.min(1, bits / 2) * candidate.weight
}

function isShort(candidate: FacetCandidate): boolean {
  const lengths = candidate.texts.filter(text => text !== '').map(text => text.length)
  return lengths.length > 0 && total(lengths) / lengths.length <= 40
}

/** Duplicate fields may disagree on this share of the items outside their largest value. */
const tolerance = 0.06
const sample = 4000

/**
 * Whether two fields group the items in the same way, as `type` and `storage_type` do; a count and a measure are
 * never the same. Of many items it looks at some, drawn at random: any fixed step may share a period with the data.
 */
function areDuplicates(a: InferredField, b: InferredField, rows: number): boolean {
  if (a.candidate.counts.length < 2 || b.candidate.counts.length < 2) return false
  const units = [a.candidate.unit, b.candidate.unit]
  if (!units.includes('') && units.filter(unit => unit === '개').length === 1) return false
  const pairs = new Map<number, number>()
  const draw = createRandom(rows)
  let both = 0
  let either = 0
  for (let at = 0; at < Math.min(rows, sample); at++) {
    const row = rows <= sample ? at : draw.below(rows)
    const [left, right] = [placeAt(a, row), placeAt(b, row)]
    if (left > 0 || right > 0) either++
    if (left === 0 || right === 0) continue
    both++
    const pair = left * 65_536 + right
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  const sides = [(pair: number) => Math.floor(pair / 65_536), (pair: number) => pair % 65_536]
  return both >= either * 0.9 && sides.every(side => agrees(pairs, side, both))
}

/**
 * Whether nearly all values come with their most frequent partner. Only the items outside the largest value count as
 * evidence: if nearly all items share one value, agreeing on it proves nothing.
 */
function agrees(pairs: ReadonlyMap<number, number>, side: (pair: number) => number, all: number): boolean {
  const largest = new Map<number, number>()
  const totals = new Map<number, number>()
  for (const [pair, count] of pairs) {
    const value = side(pair)
    largest.set(value, Math.max(count, largest.get(value) ?? 0))
    totals.set(value, (totals.get(value) ?? 0) + count)
  }
  return all - total(largest.values()) <= (all - Math.max(...totals.values())) * tolerance
}
