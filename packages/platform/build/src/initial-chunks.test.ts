import { describe, expect, test } from 'vitest'
import { type BuiltChunk, isOfAnyPage } from './chunk-graph.ts'
import { initialChunks } from './initial-chunks.ts'

const entry = '/web/src/entry-client.ts'
const react = '/node_modules/react-dom/client.js'
const site = '/web/src/start-site.ts'
const list = '/web/src/pages/list/page.ts'
const listView = '/web/src/pages/list/list-page.tsx'
const item = '/web/src/pages/item/page.ts'

/** Too long to share a chunk with models or views of its kind. */
const long = 6000

/**
 * Each module is a chunk of its own, named for it.
 *
 * @param needs by module, what it imports
 * @param asks by module, what it asks for late
 * @param length of each module
 */
function survey(
  needs: Readonly<Record<string, readonly string[]>>,
  asks: Readonly<Record<string, readonly string[]>> = {},
  length = long,
): readonly BuiltChunk[] {
  return Object.entries(needs).map(([id, imports]) => ({
    fileName: id,
    moduleIds: [id],
    modules: { [id]: { renderedLength: length } },
    imports,
    dynamicImports: asks[id] ?? [],
  }))
}

/** The names of chunks, but for the pages' own modules. */
function besidesPages(names: ReadonlyMap<string, string>) {
  return Object.fromEntries([...names].filter(([id]) => !isOfAnyPage(id)))
}

describe('chunks of a first visit', () => {
  test('modules of every visit are split by what they depend on', () => {
    const route = '/packages/platform/router/src/route.ts'
    const store = '/node_modules/effector/effector.mjs'
    const names = initialChunks(
      survey({
        [entry]: ['/wait'],
        [site]: ['/wait', '/shell', react, route],
        [route]: [store],
        '/wait': [],
        '/shell': [],
        [react]: [],
        [store]: [],
      }),
    )
    expect(besidesPages(names)).toEqual({
      [entry]: 'start',
      '/wait': 'start',
      [site]: 'site',
      '/shell': 'site',
      [react]: 'react',
      [route]: 'models',
      [store]: 'effector',
    })
  })

  test('modules that one page needs are in the chunk of its definition and view', () => {
    const names = initialChunks(survey({ [list]: [], [listView]: ['/row'], '/row': [] }))
    expect(Object.fromEntries(names)).toEqual({ [list]: 'list', [listView]: 'list', '/row': 'list' })
  })

  test('models of a page have a chunk apart from its views', () => {
    const model = '/packages/domain/list/src/model.ts'
    const names = initialChunks(survey({ [list]: [model], [listView]: ['/row'], [model]: [], '/row': [] }))
    expect(besidesPages(names)).toEqual({ [model]: 'list-models', '/row': 'list' })
  })

  test('small models share a chunk with the views of their page', () => {
    const model = '/packages/domain/list/src/model.ts'
    const modules = { [list]: [model], [listView]: ['/row'], [model]: [], '/row': [] }
    const names = initialChunks(survey(modules, {}, 100))
    expect(besidesPages(names)).toEqual({ [model]: 'list', '/row': 'list' })
  })

  test('modules of all pages, or of all but one, are part of the site', () => {
    const [home, search] = ['/web/src/pages/home/page.ts', '/web/src/pages/search/page.ts']
    const paging = '/packages/domain/paging/src/paging.ts'
    const priced = '/packages/format/src/won.ts'
    const needs = ['/button', paging, priced]
    const names = initialChunks(
      survey({
        [home]: ['/button'],
        [list]: needs,
        [search]: needs,
        [item]: needs,
        '/button': [],
        [paging]: [priced],
        [priced]: [],
      }),
    )
    expect(besidesPages(names)).toEqual({ '/button': 'site', [paging]: 'models', [priced]: 'models' })
  })

  test('a shared chunk is named for its pages', () => {
    const names = initialChunks(
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
    expect(besidesPages(names)).toEqual({
      '/paging': 'list',
      '/row': 'list',
      '/won': 'list-item',
      '/gallery': 'item',
    })
  })

  test('modules that are only imported dynamically are left to the build', () => {
    const names = initialChunks(survey({ [list]: [], '/layer': ['/only-there'], '/only-there': [] }))
    expect(besidesPages(names)).toEqual({})
  })

  test('modules that a deferred region shares with a page have a chunk of their own, so that it does not load the page', () => {
    const region = '/web/src/pages/list/aside-region.tsx'
    const names = initialChunks(
      survey(
        { [item]: ['/seen', '/gallery'], [list]: [], [region]: ['/seen'], '/seen': [], '/gallery': [] },
        { [list]: [region] },
      ),
    )
    expect(besidesPages(names)).toEqual({ '/seen': 'item-late', '/gallery': 'item' })
  })

  test('regression: a product with variants loaded a dozen modules of other pages with them', () => {
    const variants = '/web/src/variants-conditional.tsx'
    const menu = '/web/src/member-menu-conditional.tsx'
    const names = initialChunks(
      survey({
        [item]: ['/won'],
        [variants]: ['/won', '/difference', '/count', '/cells.css'],
        [menu]: ['/count'],
        '/won': [],
        '/difference': [],
        '/count': [],
        '/cells.css': [],
      }),
    )
    expect(besidesPages(names)).toEqual({
      '/won': 'item',
      '/difference': 'variants-needs',
      '/count': 'variants-member-menu-needs',
    })
  })

  test('circular imports terminate', () => {
    const names = initialChunks(survey({ [list]: ['/one'], '/one': ['/two'], '/two': ['/one'] }))
    expect(besidesPages(names)).toEqual({ '/one': 'list', '/two': 'list' })
  })
})
