import { withoutParams } from '@jeoul/page'
import type { Kind } from './kind-of.ts'

const day = 24 * 60 * 60 * 1000

/**
 * The number of answers kept of each kind, and for how many milliseconds (assumed). Assets are deleted with their
 * build.
 */
const limits: Readonly<Record<Kind, { readonly maxEntries: number; readonly maxAge: number }>> = {
  document: { maxEntries: 30, maxAge: 30 * day },
  asset: { maxEntries: 400, maxAge: Number.POSITIVE_INFINITY },
  picture: { maxEntries: 150, maxAge: Number.POSITIVE_INFINITY },
  answer: { maxEntries: 120, maxAge: day },
}

/** Each build has its own cache of assets. */
export const assetsPrefix = 'jeoul-assets '
export const documentsCache = 'jeoul-documents'
export const picturesCache = 'jeoul-pictures'
export const answersCache = 'jeoul-answers'

const cachedAt = 'X-Cached-At'

/** The key of an answer: its address without `view`, which only the server reads, and without the hash. */
export function keyOf(href: string): string {
  const url = new URL(href)
  url.hash = ''
  url.search = withoutParams(url.search, 'view')
  return url.href
}

/** Adds the time at which an answer was received, in milliseconds since 1970. */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  headers.set(cachedAt, String(now))
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** When a kept answer was received, in milliseconds since 1970; null if unknown. */
export function stampOf({ headers }: Pick<Response, 'headers'>): number | null {
  const stamp = Number(headers.get(cachedAt) ?? Number.NaN)
  return Number.isFinite(stamp) ? stamp : null
}

/** Whether a kept answer has expired. */
export function isPast(kind: Kind, response: Pick<Response, 'headers'>, now: number): boolean {
  const stamp = stampOf(response)
  return stamp !== null && now - stamp > limits[kind].maxAge
}

/** Deletes the oldest answers beyond the limit; a cache lists its keys in the order of insertion. */
export async function trim(kind: Kind, cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const tooMany = keys.slice(0, Math.max(0, keys.length - limits[kind].maxEntries))
  await Promise.all(tooMany.map(key => cache.delete(key)))
}

/** Deletes kept pages and answers. Scripts and pictures are the same for every visitor, and stay. */
export async function forgetShown(stores: CacheStorage): Promise<void> {
  await Promise.all([documentsCache, answersCache].map(name => stores.delete(name)))
}
