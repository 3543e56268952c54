/** For whom a page was made, and whether anything is missing from it. */
export interface PageAudience {
  readonly isMember: boolean
  /** Whether the answer sets the cookie with the visitor's choice of a site. */
  readonly isChosen: boolean
  /** Whether all visitors without a token may get the same page. */
  readonly isGood: boolean
  /** Milliseconds for which it is shared; 0 for not at all. */
  readonly ttl: number
}

/** Seconds for which a CDN may serve a stale page while it revalidates it (assumed). */
const whileRevalidating = 30

/** Seconds for which it may serve a page when this server fails or does not answer (assumed). */
const ifError = 300

/**
 * A member's page is private, and is not kept: after the logout it must not come back. An anonymous one may be served
 * by a CDN for as long as this server would; browsers ask each time.
 */
export function cacheControl({ isMember, isChosen, isGood, ttl }: PageAudience): string {
  if (isMember) return 'private, no-store'
  if (isChosen) return 'private, no-cache'
  if (!isGood || ttl === 0) return 'no-cache'
  const seconds = Math.max(1, Math.floor(ttl / 1000))
  const stale = `stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`
  return `public, max-age=0, s-maxage=${seconds}, ${stale}`
}
