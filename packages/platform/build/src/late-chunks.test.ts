import { describe, expect, test } from 'vitest'
import type { BuiltChunk } from './chunk-graph.ts'
import { lateChunks } from './late-chunks.ts'

const site = '/web/src/start-site.ts'
const enhancements = '/web/src/enhancements.ts'
const header = '/web/src/shell/header-region.tsx'
const footer = '/web/src/shell/footer-region.tsx'
const [list, item, compare] = ['list', 'item', 'compare'].map(page => `/web/src/pages/${page}/page.ts`)
const [chips, pages, gallery] = ['chips', 'pages', 'gallery'].map(name => `/web/src/${name}-region.tsx`)

/** A site with two regions around its pages, whose list has two of its own and whose product has one. */
const asks = {
  [site]: [header, footer, enhancements],
  [`${list}`]: [chips, pages],
  [`${item}`]: [gallery],
}

/**
 * Each module is a chunk of its own, named for it.
 *
 * @param needs by module, what it imports, if anything
 * @param initial the chunks of first visits by their modules
 */
function namesOf(
  needs: Readonly<Record<string, readonly string[]>>,
  initial: Readonly<Record<string, string>> = {},
) {
  const onDemand: Readonly<Record<string, readonly (string | undefined)[]>> = asks
  const ids = new Set([
    ...Object.entries(needs).flatMap(([id, imports]) => [id, ...imports]),
    ...Object.entries(onDemand).flatMap(([id, those]) => [id, ...those]),
  ])
  const survey = [...ids].flatMap((id): BuiltChunk[] => {
    const dynamicImports = (onDemand[id ?? ''] ?? []).filter(other => other !== undefined)
    return id === undefined
      ? []
      : [{ fileName: id, moduleIds: [id], modules: {}, imports: needs[id] ?? [], dynamicImports }]
  })
  const names = lateChunks(survey, new Map(Object.entries(initial)))
  return (id: string) => names.get(id)
}

describe('what loads on the first interaction is in few chunks', () => {
  test('the regions around every page, those of each page, and the enhancements', () => {
    const nameOf = namesOf({})
    expect([header, footer].map(nameOf)).toEqual(['shell-regions', 'shell-regions'])
    expect([chips, pages].map(id => nameOf(`${id}`))).toEqual(['list-regions', 'list-regions'])
    expect(nameOf(`${gallery}`)).toBe('item-regions')
    expect(nameOf(enhancements)).toBe('enhancements')
  })

  test('with what they alone need, and its styles', () => {
    const nameOf = namesOf({
      [header]: ['/menu.css'],
      [footer]: ['/menu.css'],
      [`${chips}`]: ['/chip.css'],
      [`${gallery}`]: ['/chip.css'],
      [enhancements]: ['/toast.css'],
    })
    expect(nameOf('/menu.css')).toBe('shell-regions')
    expect(nameOf('/chip.css')).toBe('list-item-regions')
    expect(nameOf('/toast.css')).toBe('enhancements')
  })

  test('what other pages need as well is shared, if it needs nothing but what first visits load and has no styles', () => {
    const needs = {
      [header]: ['/count.ts'],
      [enhancements]: ['/tray.ts', '/offers.ts', '/sheet.ts', '/toast.css'],
      [`${compare}`]: ['/count.ts', '/tray.ts', '/offers.ts', '/sheet.ts', '/toast.css'],
      '/tray.ts': ['/store.ts', '/count.ts'],
      '/offers.ts': ['/prices.ts'],
      '/sheet.ts': ['/toast.css'],
    }
    const nameOf = namesOf(needs, { '/store.ts': 'models', '/prices.ts': 'item-models' })
    expect(['/count.ts', '/tray.ts', '/offers.ts'].map(nameOf)).toEqual(['late', 'late', 'late'])
    expect(['/sheet.ts', '/toast.css'].map(nameOf)).toEqual([undefined, undefined])
  })

  test('what a product imports for its data is shared, too, with what it needs', () => {
    const ranking = '/offers/src/offer-ranking-model.ts'
    const needs = { [ranking]: ['/rank.ts'], [`${compare}`]: ['/rank.ts'], '/dialog.ts': ['/field.ts'] }
    const nameOf = namesOf(needs)
    expect([ranking, '/rank.ts', '/field.ts'].map(nameOf)).toEqual(['late', 'late', undefined])
  })
})

test('modules of first visits, and what loads on demand, stay as they are', () => {
  const nameOf = namesOf({ [header]: ['/button.ts'], '/dialog.ts': ['/field.ts'] }, { '/button.ts': 'site' })
  expect(['/button.ts', '/dialog.ts', '/field.ts', site, `${list}`].map(nameOf)).toEqual(
    Array(5).fill(undefined),
  )
})
