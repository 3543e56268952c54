import { keywordKey, readKeyword } from './keyword.ts'

/** The search history of this device. */
export interface LatestKeywords {
  /** Whether searches are recorded. */
  readonly isOn: boolean
  /** Newest first. */
  readonly keywords: readonly string[]
}

export const noLatestKeywords: LatestKeywords = { isOn: true, keywords: [] }

/** The maximum number of stored keywords. Source: assumed. */
export const maxLatestKeywords = 10

/**
 * Adds a keyword that was just searched for. A keyword that is already stored, even with other spacing, moves to the
 * front.
 */
export function withKeyword(latest: LatestKeywords, searched: string): LatestKeywords {
  const keyword = readKeyword(searched)
  if (!latest.isOn || keyword === '') return latest
  const { keywords } = withoutKeyword(latest, keyword)
  return { ...latest, keywords: [keyword, ...keywords].slice(0, maxLatestKeywords) }
}

export function withoutKeyword(latest: LatestKeywords, keyword: string): LatestKeywords {
  const key = keywordKey(keyword)
  return { ...latest, keywords: latest.keywords.filter(other => keywordKey(other) !== key) }
}

/** Reads the stored history, which may come from an older version or from other code. */
export function readLatestKeywords(found: unknown): LatestKeywords | null {
  if (typeof found !== 'object' || found === null) return null
  if (!('isOn' in found && typeof found.isOn === 'boolean')) return null
  if (!('keywords' in found && Array.isArray(found.keywords))) return null
  const keywords: unknown[] = found.keywords
  // Adds the keywords from the oldest to the newest, which removes duplicates and keeps the newest.
  const all = keywords
    .filter(keyword => typeof keyword === 'string')
    .reduceRight(withKeyword, noLatestKeywords)
  return { ...all, isOn: found.isOn }
}
