import type { Part, PriceType } from '@jeoul/api/types'
import { figureFacetsOf, type Steps } from '../compatibility/index.ts'
import { partPrice } from '../parts/part.ts'
import { pieceOf } from '../sheet/sheet.ts'

export type CandidateOrder = 'popular' | 'low'

/** The shopper's choices in the picker of one kind of parts. */
export interface CandidateQuery {
  /** Words that the name or the maker must contain, in any order. */
  readonly keyword: string
  /** '' for all. */
  readonly maker: string
  readonly order: CandidateOrder
  /** Chosen values by the key of their facet. */
  readonly figures: Readonly<Record<string, readonly string[]>>
}

export const anyCandidate: CandidateQuery = { keyword: '', maker: '', order: 'popular', figures: {} }

/** A value of a facet that was chosen or deselected. */
export interface FigureChoice {
  readonly key: string
  readonly value: string
  readonly isOn: boolean
}

export function withFigure(query: CandidateQuery, { key, value, isOn }: FigureChoice): CandidateQuery {
  const others = (query.figures[key] ?? []).filter(chosen => chosen !== value)
  return { ...query, figures: { ...query.figures, [key]: isOn ? [...others, value] : others } }
}

/** Whether a part is of the chosen maker and contains the words in its name or maker. */
function isSought({ maker: made, name }: Part, { keyword, maker }: CandidateQuery): boolean {
  if (maker !== '' && made !== maker) return false
  const text = `${made} ${name}`.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}

/** A part with its values of each facet of its kind. */
export interface FiguredPart {
  readonly part: Part
  /** Values by the key of their facet, as shown. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** The value of a part whose figures state none, so that shoppers can select such parts, too. */
const unstated = '확인불가'

/** Gives parts their values, each read when it is first asked for: a picker may have thousands of parts. */
export function withFigures(parts: readonly Part[]): readonly FiguredPart[] {
  return parts.map(part => {
    let read: FiguredPart['values'] | undefined
    return {
      part,
      get values() {
        read ??= valuesOf(part)
        return read
      },
    }
  })
}

/** Reads the values of all parts, in steps. */
export function* readAllValues(parts: readonly FiguredPart[]): Steps<readonly FiguredPart[]> {
  const read: FiguredPart[] = []
  for (const { part, values } of parts) {
    read.push({ part, values })
    yield
  }
  return read
}

function valuesOf(part: Part): FiguredPart['values'] {
  const piece = pieceOf({ part, quantity: 1 })
  const entries = figureFacetsOf(part.kind).map(facet => {
    const values = facet.valuesOf(piece)
    return [facet.key, values.length > 0 ? values : [unstated]] as const
  })
  return Object.fromEntries(entries)
}

/** Whether parts of one kind have several values of any facet. Reads no further than the first part that differs. */
export function haveFacets(parts: readonly FiguredPart[]): boolean {
  const [first] = parts
  if (!first) return false
  return figureFacetsOf(first.part.kind).some(({ key }) => {
    const [value] = first.values[key] ?? []
    return parts.some(({ values }) => values[key]?.some(other => other !== value))
  })
}

/**
 * Whether a part has one of the chosen values of every facet with a choice. Reads the part's values only if there is a
 * choice.
 *
 * @param except the key of a facet to ignore
 */
function hasFigures(part: FiguredPart, chosen: CandidateQuery['figures'], except?: string): boolean {
  return Object.entries(chosen).every(
    ([key, wanted]) =>
      key === except || wanted.length === 0 || part.values[key]?.some(value => wanted.includes(value)),
  )
}

/** A facet of the picker. */
interface CandidateFacet {
  readonly key: string
  readonly label: string
  readonly options: readonly CandidateOption[]
}

interface CandidateOption {
  readonly value: string
  /** How many parts would remain if it were chosen. */
  readonly count: number
  readonly isChosen: boolean
}

const inOrder = new Intl.Collator('ko', { numeric: true })

/**
 * The facets of one kind of parts: the figures in which they differ (assumed). The count of a value ignores the chosen
 * values of its own facet and respects all other choices.
 *
 * @param isCounted excludes parts that the picker hides
 */
export function candidateFacets(
  parts: readonly FiguredPart[],
  query: CandidateQuery,
  isCounted: (part: Part) => boolean = () => true,
): readonly CandidateFacet[] {
  const kind = parts[0]?.part.kind
  const sought = parts.filter(({ part }) => isSought(part, query) && isCounted(part))
  return (kind ? figureFacetsOf(kind) : []).flatMap(({ key, label }) => {
    const all = allValues(parts, key)
    if (all.length < 2) return []
    const counts = new Map<string, number>()
    for (const part of sought) {
      if (!hasFigures(part, query.figures, key)) continue
      for (const value of new Set(part.values[key])) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const options = all.map(value => ({
      value,
      count: counts.get(value) ?? 0,
      isChosen: query.figures[key]?.includes(value) ?? false,
    }))
    return [{ key, label, options }]
  })
}

const knownValues = new WeakMap<readonly FiguredPart[], Map<string, readonly string[]>>()

/** All values of a facet in order, found once for the parts of a kind: there may be thousands, and they are counted at every key. */
function allValues(parts: readonly FiguredPart[], key: string): readonly string[] {
  const known = knownValues.get(parts) ?? new Map<string, readonly string[]>()
  knownValues.set(parts, known)
  const found = known.get(key)
  if (found) return found
  const values = [...new Set(parts.flatMap(part => part.values[key] ?? []))].toSorted(byOrder)
  known.set(key, values)
  return values
}

/** Sorts by number, then by letter; unstated values come last. */
function byOrder(one: string, other: string): number {
  return Number(one === unstated) - Number(other === unstated) || inOrder.compare(one, other)
}

/**
 * The parts that match a query (assumed). Sorted by price, parts without one come last; by popularity, in the host's
 * order.
 *
 * @param parts the most popular first
 */
export function findCandidates(
  parts: readonly FiguredPart[],
  query: CandidateQuery,
  type: PriceType,
): readonly Part[] {
  const found = parts.flatMap(figured =>
    isSought(figured.part, query) && hasFigures(figured, query.figures) ? [figured.part] : [],
  )
  if (query.order === 'popular') return found
  const priced = found.map(part => ({ part, price: partPrice(part, type) ?? Number.POSITIVE_INFINITY }))
  return priced.toSorted((one, other) => compare(one.price, other.price)).map(({ part }) => part)
}

/** Infinite prices are equal, but their difference is NaN. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other
}

/** The makers of these parts, those with the most parts first. */
export function makersOf(parts: readonly Part[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const { maker } of parts) if (maker !== '') counts.set(maker, (counts.get(maker) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([maker]) => maker)
}
