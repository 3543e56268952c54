import { areDuplicateFields } from './are-duplicate-fields.ts'
import type { Column } from './column.ts'
import { describePath } from './describe-path.ts'
import { coverageOf, type FacetCandidate, type InferredField, usefulness } from './facet-candidate.ts'
import type { Term } from './field-terms.ts'
import type { LeftOut } from './import-report.ts'
import { isListLength } from './is-list-length.ts'
import { isLongList, memberCandidates } from './list-members.ts'
import { makeCandidate } from './make-candidate.ts'
import { readColumn } from './read-column.ts'
import { worthlessReason } from './worthless-field.ts'

export interface Inference {
  /** The most useful first. */
  readonly facets: readonly InferredField[]
  /** The fields shown in a list row, the most important first. */
  readonly keySpecs: readonly InferredField[]
  readonly leftOut: readonly LeftOut[]
  readonly notes: readonly string[]
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

/** Decides which fields of a category become facets and which become key specifications. */
export function inferFacets(columns: readonly Column[], rows: number, options: InferenceOptions): Inference {
  const leftOut: LeftOut[] = []
  const useful: InferredField[] = []
  for (const column of columns) {
    if (isSkipped(column.path, options.skip)) {
      leftOut.push({ path: column.path, reason: 'skipped on request', keySpec: false })
      continue
    }
    const forced = options.force.has(column.path)
    const worthless = column.crowded || !forced ? worthlessReason(column) : undefined
    if (worthless) leftOut.push({ path: column.path, reason: worthless, keySpec: false })
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
    const twin = unfit === undefined ? facets.find(each => areDuplicateFields(each, field, rows)) : undefined
    const full = facets.length >= options.limit ? `beyond the limit of facets (${options.limit})` : undefined
    const reason = unfit ?? (twin ? `duplicates ${twin.candidate.path}` : full)
    const isKeySpec = !twin && isShort(candidate) && keySpecs.length < maxKeySpecs
    if (isKeySpec) keySpecs.push(field)
    if (reason === undefined) facets.push(field)
    else leftOut.push({ path: candidate.path, reason, keySpec: isKeySpec })
  }
  return { facets, keySpecs, leftOut, notes: useful.flatMap(each => each.candidate.notes) }
}

function candidatesOf(column: Column, rows: number, options: InferenceOptions): InferredField[] {
  const wishedUnit = options.units.get(column.path)
  const reading = readColumn(column, wishedUnit)
  const isCount = wishedUnit === undefined ? isListLength(column, reading) : column.isCount
  const term = withWishes(column.path, describePath(column.path, isCount), options)
  const candidate = makeCandidate(column, reading, term)
  const whole = { column, candidate }
  if (options.force.has(column.path) || !isLongList(column, reading, candidate)) return [whole]
  const short = { ...candidate, unfit: candidate.unfit ?? 'lists too many things', texts: [] }
  return [{ column, candidate: short }, ...memberCandidates(column, term, rows)]
}

function withWishes(path: string, term: Term, options: InferenceOptions): Term {
  const label = options.labels.get(path) ?? term.label
  const unit = options.units.get(path) ?? term.unit
  return unit === undefined ? { ...term, label } : { ...term, label, unit }
}

function isSkipped(path: string, skip: ReadonlySet<string>): boolean {
  if (skip.has(path)) return true
  const segments = path.split('.')
  return segments.some((_, at) => at > 0 && skip.has(segments.slice(0, at).join('.')))
}

function unfitReason(candidate: FacetCandidate, score: number, rows: number): string | undefined {
  const stated = candidate.counts.reduce((sum, count) => sum + count, 0)
  const coverage = coverageOf(candidate, rows)
  if (stated === 0) return 'has no values'
  if (candidate.unfit) return candidate.unfit
  if (coverage < minCoverage) return `only ${(coverage * 100).toFixed(1)}% of the items have a value`
  if (candidate.counts.filter(count => count > 0).length < 2) return 'the same on every item'
  const largest = Math.max(...candidate.counts)
  if (largest > stated * dominance)
    return `the same on ${((largest / stated) * 100).toFixed(1)}% of the items`
  return score < minScore ? 'barely tells items apart' : undefined
}

function isShort(candidate: FacetCandidate): boolean {
  const lengths = candidate.texts.filter(text => text !== '').map(text => text.length)
  return lengths.length > 0 && lengths.reduce((sum, each) => sum + each, 0) / lengths.length <= 40
}
