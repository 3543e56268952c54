import { describe, expect, test } from 'vitest'
import { type BuiltChunk, firstVisitChunks } from './first-visit-chunks.ts'

const react = '/node_modules/react-dom/client.js'
const site = '/web/src/start-site.ts'
const list = '/web/src/pages/list/index.ts'
const listView = '/web/src/pages/list/list-page.tsx'
const item = '/web/src/pages/item/index.ts'

/**
 * Each module is a chunk of its own, named for it.
 *
 * @param needs by module, what it imports
 * @param asks by module, what it asks for late
 */
function survey(
  needs: Readonly<Record<string, readonly string[]>>,
  asks: Readonly<Record<string, readonly string[]>> = {},
): readonly BuiltChunk[] {
  return Object.entries(needs).map(([id, imports]) => ({
    fileName: id,
    moduleIds: [id],
    imports,
    dynamicImports: asks[id] ?? [],
  }))
}

describe('chunks of a first visit', () => {
  test('what a piece needs comes with it, and not again with a later one', () => {
    const names = firstVisitChunks(
      survey({ [react]: ['/jsx'], '/jsx': [], [site]: ['/jsx', '/shell'], '/shell': [] }),
    )
    expect(Object.fromEntries(names)).toEqual({
      [react]: 'react',
      '/jsx': 'react',
      [site]: 'site',
      '/shell': 'site',
    })
  })

  test('what pages share is named for them, what one alone needs for that one', () => {
    const names = firstVisitChunks(
      survey({
        [list]: ['/paging'],
        [listView]: ['/row'],
        '/row': ['/won'],
        [item]: ['/won', '/gallery'],
        '/paging': [],
        '/won': [],
        '/gallery': [],
      }),
    )
    expect(Object.fromEntries(names)).toEqual({
      '/paging': 'list',
      '/row': 'list',
      '/won': 'list-item',
      '/gallery': 'item',
    })
  })

  test('what nobody imports at once is left to the build', () => {
    expect(firstVisitChunks(survey({ [list]: [], '/layer': ['/only-there'], '/only-there': [] })).size).toBe(
      0,
    )
  })

  test('what a region needs late is kept apart, so that it does not bring a whole page', () => {
    const region = '/web/src/pages/list/aside-region.tsx'
    const names = firstVisitChunks(
      survey(
        { [item]: ['/seen', '/gallery'], [list]: [], [region]: ['/seen'], '/seen': [], '/gallery': [] },
        { [list]: [region] },
      ),
    )
    expect(Object.fromEntries(names)).toEqual({ '/seen': 'late-list-item', '/gallery': 'item' })
  })

  test('a circle of imports comes to an end', () => {
    const names = firstVisitChunks(survey({ [list]: ['/one'], '/one': ['/two'], '/two': ['/one'] }))
    expect([...names.keys()].toSorted()).toEqual(['/one', '/two'])
  })
})
