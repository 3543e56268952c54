import type { RankChange } from './rank-change.ts'

/** One line of the search layer: a keyword to search for, or a category to open. */
export interface LayerOption {
  /** Unique in its tab. */
  readonly key: string
  readonly keyword: string
  /** The category that the keyword names. */
  readonly cateId: string | null
  /** Where in the keyword what was typed stands: from, and to before. */
  readonly part: readonly [from: number, to: number] | null
  /** Its place among the popular ones, from 1. */
  readonly rank: number | null
  readonly change: RankChange | null
}

export function layerOption(keyword: string, more: Partial<LayerOption> = {}): LayerOption {
  const cateId = more.cateId ?? null
  const key = cateId === null ? `keyword:${keyword}` : `category:${cateId}`
  return { key, keyword, part: null, rank: null, change: null, ...more, cateId }
}
