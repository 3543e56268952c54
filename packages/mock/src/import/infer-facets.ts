import { createRandom } from '../catalogue/random.ts'
import { type Column, type ColumnReading, readColumn } from './column.ts'
import { describePath } from './describe-path.ts'
import { type FacetCandidate, isLongList, makeCandidate, memberCandidates } from './facet-candidate.ts'
import type { LeftOut } from './import-report.ts'

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
  const useful: FacetCandidate[] = []
  for (const column of columns) {
    const reason = worthlessReason(column, options)
    if (reason !== undefined) leftOut.push({ path: column.path, reason, keySpec: false })
    else useful.push(...candidatesOf(column, rows, options))
  }
  const ranked = useful
    .map(field => ({ field, score: usefulness(field, rows) + (options.force.has(field.path) ? 100 : 0) }))
    .sort((a, b) => b.score - a.score)
  const facets: FacetCandidate[] = []
  const keySpecs: FacetCandidate[] = []
  for (const { field, score } of ranked) {
    const unfit = options.force.has(field.path) ? undefined : unfitReason(field, score, rows)
    const twin = unfit === undefined ? facets.find(each => areDuplicates(each, field, rows)) : undefined
    const full = facets.length >= options.limit ? `beyond the limit of facets (${options.limit})` : undefined
    const reason = unfit ?? (twin ? `duplicates ${twin.path}` : full)
    const keySpec = !twin && isShort(field) && keySpecs.length < maxKeySpecs
    if (keySpec) keySpecs.push(field)
    if (reason === undefined) facets.push(field)
    else leftOut.push({ path: field.path, reason, keySpec })
  }
  return { facets, keySpecs, leftOut, notes: useful.flatMap(each => each.notes) }
}

/** The share of items that have a value. */
export function coverageOf({ counts }: FacetCandidate, rows: number): number {
  return rows === 0 ? 0 : total(counts) / rows
}

/** The place of a row's value in its facet: 0 for none. */
export function placeAt({ column, placeOf }: FacetCandidate, row: number): number {
  const code = column.codeAt(row)
  return code === 0 ? 0 : (placeOf[code - 1] ?? 0)
}

function total(counts: Iterable<number>): number {
  let sum = 0
  for (const count of counts) sum += count
  return sum
}

function candidatesOf(column: Column, rows: number, options: InferenceOptions): FacetCandidate[] {
  const { path } = column
  const wishedUnit = options.units.get(path)
  const reading = readColumn(column, wishedUnit)
  const isCount = column.isCount || (wishedUnit === undefined && isListLength(path, reading))
  const known = describePath(path, isCount)
  const unit = wishedUnit ?? known.unit
  const term = {
    ...known,
    label: options.labels.get(path) ?? known.label,
    ...(unit !== undefined && { unit }),
  }
  const candidate = makeCandidate(column, reading, term)
  if (options.force.has(path) || !isLongList(column, reading, candidate)) return [candidate]
  const whole = { ...candidate, unfit: candidate.unfit ?? 'lists too many things', texts: [] }
  return [whole, ...memberCandidates(column, term, rows)]
}

/** A plural before `length`; 'glass', 'chassis', 'lens' and the like are none (assumed). */
const plural = /[a-z](?<![siu]|canva|len)s\.length$/i
/** Plurals that hold the measures of the one product (assumed). */
const measures = /(?:dimension|measurement|spec|specification|attribute|propertie|detail|size)s\.length$/i

/**
 * Whether a field is how many there are of something, and not how long it is: whole numbers without a unit under a
 * plural, as `reviews.length` is where a list was flattened.
 */
function isListLength(path: string, reading: ColumnReading): boolean {
  if (reading.kind !== 'number' || reading.unit !== undefined) return false
  if (!plural.test(path) || measures.test(path)) return false
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
  [/^(image (src|position|alt text)|variant image)$/i, 'address or picture'],
  [/^body \(html\)$/i, 'description, not a specification'],
  [/(^|[._-])(price|cost|msrp|retail|가격|판매가|최저가)/i, 'price, not a specification'],
  [/(^|[._-])((created|updated|verified|modified)_?(at|on)?|timestamp|\w+_at)$/i, 'date or time'],
]
/** The same by most of its values. */
const worthlessValues: readonly (readonly [RegExp, string])[] = [
  [/^(https?:)?\/\//i, 'address or picture'],
  [/<\/?(p|div|ul|li|h[1-6]|table|img|br)\b[^<>]*>/i, 'description, not a specification'],
  [/^[0-9a-f]{8}-[0-9a-f]{4}-/i, 'identifier'],
  [/^\d{4}-\d\d-\d\dT\d\d:/, 'date or time'],
]

function worthlessReason({ path, crowded, values }: Column, { skip, force }: InferenceOptions) {
  const steps = path.split('.')
  if (skip.has(path) || steps.some((_, at) => skip.has(steps.slice(0, at + 1).join('.'))))
    return 'skipped on request'
  if (force.has(path) && !crowded) return undefined
  const byName = worthlessNames.find(([shape]) => shape.test(path))?.[1]
  if (byName || crowded) return byName ?? 'nearly every item has its own text'
  const sample = values.slice(0, 50)
  const isMostly = (shape: RegExp) =>
    sample.filter(value => typeof value === 'string' && shape.test(value)).length > sample.length / 2
  return worthlessValues.find(([shape]) => isMostly(shape))?.[1]
}

function unfitReason(candidate: FacetCandidate, score: number, rows: number): string | undefined {
  const { counts, unfit } = candidate
  const stated = total(counts)
  const coverage = coverageOf(candidate, rows)
  if (stated === 0) return 'has no values'
  if (unfit) return unfit
  if (coverage < minCoverage) return `only ${(coverage * 100).toFixed(1)}% of the items have a value`
  if (counts.filter(count => count > 0).length < 2) return 'the same on every item'
  const largest = Math.max(...counts) / stated
  if (largest > dominance) return `the same on ${(largest * 100).toFixed(1)}% of the items`
  return score < minScore ? 'barely tells items apart' : undefined
}

/** Scores a facet: share of items that have a value × how evenly the values divide them × weight for shoppers. */
function usefulness({ counts, weight }: FacetCandidate, rows: number): number {
  const stated = total(counts)
  const shares = counts.filter(count => count > 0).map(count => count / stated)
  const bits = -total(shares.map(share => share * Math.log2(share)))
  return (stated / rows) ** 0.8 * Math.min(1, bits / 2) * weight
}

function isShort({ texts }: FacetCandidate): boolean {
  const lengths = texts.filter(text => text !== '').map(text => text.length)
  return lengths.length > 0 && total(lengths) / lengths.length <= 40
}

/** Duplicate fields may disagree on this share of the items outside their largest value. */
const tolerance = 0.06
const sample = 4000

/**
 * Whether two fields group the items in the same way, as `type` and `storage_type` do; a count and a measure are
 * never the same. Of many items it looks at some, drawn at random: any fixed step may share a period with the data.
 */
function areDuplicates(a: FacetCandidate, b: FacetCandidate, rows: number): boolean {
  if (a.counts.length < 2 || b.counts.length < 2) return false
  const units = [a.unit, b.unit]
  if (!units.includes('') && units.filter(unit => unit === '개').length === 1) return false
  const draw = createRandom(rows)
  const drawn = Array.from({ length: Math.min(rows, sample) }, (_, at) => {
    const row = rows <= sample ? at : draw.below(rows)
    return [placeAt(a, row), placeAt(b, row)] as const
  })
  const either = drawn.filter(([left, right]) => left > 0 || right > 0)
  const both = drawn.filter(([left, right]) => left > 0 && right > 0)
  if (both.length < either.length * 0.9) return false
  return agrees(both) && agrees(both.map(([left, right]) => [right, left]))
}

/**
 * Whether nearly all values come with their most frequent partner. Only the items outside the largest value count as
 * evidence: if nearly all items share one value, agreeing on it proves nothing.
 */
function agrees(pairs: readonly (readonly [value: number, partner: number])[]): boolean {
  const groups = [...Map.groupBy(pairs, ([value]) => value).values()]
  const agreeing = groups.map(group => largestOf([...Map.groupBy(group, ([, partner]) => partner).values()]))
  return pairs.length - total(agreeing) <= (pairs.length - largestOf(groups)) * tolerance
}

function largestOf(groups: readonly (readonly unknown[])[]): number {
  return Math.max(0, ...groups.map(group => group.length))
}
