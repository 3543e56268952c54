import type { RankChange } from './rank-change.ts'

/** One line of the search layer: a keyword to search for, or a category to open. */
export interface LayerOption {
  /** Unique in its tab. */
  readonly key: string
  readonly keyword: string
  /** The category that the keyword names. */
  readonly cateId: string | null
  /** The part of the keyword that matches the typed text; the end is exclusive. */
  readonly part: readonly [from: number, to: number] | null
  /** Its rank among the popular keywords, from 1. */
  readonly rank: number | null
  readonly change: RankChange | null
}

export function layerOption(keyword: string, more: Partial<LayerOption> = {}): LayerOption {
  const cateId = more.cateId ?? null
  const key = cateId === null ? `keyword:${keyword}` : `category:${cateId}`
  return { key, keyword, part: null, rank: null, change: null, ...more, cateId }
}
