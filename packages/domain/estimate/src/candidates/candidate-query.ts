import type { Part } from '@jeoul/api/types'

export type CandidateOrder = 'popular' | 'low'

/** What a shopper looks for among the parts of a kind. */
export interface CandidateQuery {
  /** Words that the name or the maker has to hold, in any order. */
  readonly keyword: string
  /** '' for all. */
  readonly maker: string
  readonly order: CandidateOrder
  /** Chosen values by the key of their facet. */
  readonly figures: Readonly<Record<string, readonly string[]>>
}

export const anyCandidate: CandidateQuery = { keyword: '', maker: '', order: 'popular', figures: {} }

/** A value of a facet, chosen or no longer. */
export interface FigureChoice {
  readonly key: string
  readonly value: string
  readonly isOn: boolean
}

export function withFigure(query: CandidateQuery, { key, value, isOn }: FigureChoice): CandidateQuery {
  const others = (query.figures[key] ?? []).filter(chosen => chosen !== value)
  return { ...query, figures: { ...query.figures, [key]: isOn ? [...others, value] : others } }
}

/** Whether a part is of the maker, and its name or its maker holds the words. */
export function isSought({ maker: made, name }: Part, { keyword, maker }: CandidateQuery): boolean {
  if (maker !== '' && made !== maker) return false
  const text = `${made} ${name}`.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
