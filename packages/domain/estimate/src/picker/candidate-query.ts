import type { Part } from '@jeoul/api/types'

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
export function isSought({ maker: made, name }: Part, { keyword, maker }: CandidateQuery): boolean {
  if (maker !== '' && made !== maker) return false
  const text = `${made} ${name}`.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
