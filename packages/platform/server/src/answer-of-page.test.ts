import { expect, test } from 'vitest'
import { cacheControl, type PageAudience } from './answer-of-page.ts'

const anyone: PageAudience = { isMember: false, isChosen: false, isGood: true, ttl: 5000 }

test.each<[string, Partial<PageAudience>, string]>([
  ['everybody', {}, 'public, max-age=0, s-maxage=5, stale-while-revalidate=30, stale-if-error=300'],
  [
    'everybody, for less than a second',
    { ttl: 300 },
    'public, max-age=0, s-maxage=1, stale-while-revalidate=30, stale-if-error=300',
  ],
  ['a member', { isMember: true }, 'private, no-store'],
  ['a member who chose a site', { isMember: true, isChosen: true }, 'private, no-store'],
  ['whoever chose a site', { isChosen: true }, 'private, no-cache'],
  ['whoever came when something was missing', { isGood: false }, 'no-cache'],
  ['each visitor alone, where nothing is shared', { ttl: 0 }, 'no-cache'],
])('a page for %s', (_, audience, header) => {
  expect(cacheControl({ ...anyone, ...audience })).toBe(header)
})
