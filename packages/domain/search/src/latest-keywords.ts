import { keywordKey, readKeyword } from './keyword.ts'

/** What was searched for on this device. */
export interface LatestKeywords {
  /** Whether searches are remembered. */
  readonly isOn: boolean
  /** Newest first. */
  readonly keywords: readonly string[]
}

export const noLatestKeywords: LatestKeywords = { isOn: true, keywords: [] }

/** Source: assumed. */
export const maxLatestKeywords = 10

/** With a keyword that was searched for now. One that was there, however it was spaced, moves to the front. */
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

/** Reads what a device remembered, which may be of an older version or written by other code. */
export function readLatestKeywords(found: unknown): LatestKeywords | null {
  if (typeof found !== 'object' || found === null) return null
  if (!('isOn' in found && typeof found.isOn === 'boolean')) return null
  if (!('keywords' in found && Array.isArray(found.keywords))) return null
  const keywords: unknown[] = found.keywords
  // Read from the oldest on, as they were searched for: so every one is there once, and the newest are kept.
  const all = keywords
    .filter(keyword => typeof keyword === 'string')
    .reduceRight(withKeyword, noLatestKeywords)
  return { ...all, isOn: found.isOn }
}
