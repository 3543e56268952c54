import { withoutParams } from '@jeoul/page'
import type { Kind } from './kind-of.ts'

const day = 24 * 60 * 60 * 1000

/** How many answers of a kind are kept, and for how many milliseconds (assumed). Assets go with their build. */
const limits: Readonly<Record<Kind, { readonly most: number; readonly longest: number }>> = {
  document: { most: 30, longest: 30 * day },
  asset: { most: 400, longest: Number.POSITIVE_INFINITY },
  picture: { most: 150, longest: Number.POSITIVE_INFINITY },
  answer: { most: 120, longest: day },
}

/** Of the assets there is one cache a build. */
export const assetsPrefix = 'jeoul-assets '
export const documentsCache = 'jeoul-documents'
export const picturesCache = 'jeoul-pictures'
export const answersCache = 'jeoul-answers'

const keptAt = 'X-Kept-At'

/** The address by which an answer is kept: without what only the server reads, and without the place on the page. */
export function keyOf(href: string): string {
  const url = new URL(href)
  url.hash = ''
  url.search = withoutParams(url.search, 'view')
  return url.href
}

/** The answer with the time at which it came, in milliseconds since 1970. */
export function stamped(response: Response, now: number): Response {
  const headers = new Headers(response.headers)
  headers.set(keptAt, String(now))
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

/** When a kept answer was received, in milliseconds since 1970; null if unknown. */
export function stampOf({ headers }: Pick<Response, 'headers'>): number | null {
  const stamp = Number(headers.get(keptAt) ?? Number.NaN)
  return Number.isFinite(stamp) ? stamp : null
}

/** Whether a kept answer is too old to be shown. */
export function isPast(kind: Kind, response: Pick<Response, 'headers'>, now: number): boolean {
  const stamp = stampOf(response)
  return stamp !== null && now - stamp > limits[kind].longest
}

/** Deletes the oldest answers beyond the limit; a cache lists its keys in the order of insertion. */
export async function trim(kind: Kind, cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const tooMany = keys.slice(0, Math.max(0, keys.length - limits[kind].most))
  await Promise.all(tooMany.map(key => cache.delete(key)))
}

/** Deletes kept pages and answers. Scripts and pictures are the same for every visitor, and stay. */
export async function forgetShown(stores: CacheStorage): Promise<void> {
  await Promise.all([documentsCache, answersCache].map(name => stores.delete(name)))
}
