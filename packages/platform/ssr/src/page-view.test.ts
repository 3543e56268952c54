import { createRoute, createServerHistory, historyOpened, navigate } from '@jeoul/router'
import { allSettled, createEvent, createWatch, fork, sample } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { pageHandlers } from './load-page.ts'
import { pageMissed } from './missing-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { $shownPage, pageRequested } from './page-view.tsx'
import { createSite } from './site.ts'

const itemRoute = createRoute('item')
const nothing = async () => ({ page: { ...notFoundPage }, default: () => null })

/** A site whose item page hears of visits only once it is loaded, as a page's model does. */
function setUp() {
  const itemVisited = createEvent<string>()
  const load = vi.fn(async () => {
    sample({ clock: itemRoute.visited, fn: ({ params }) => params.itemId, target: itemVisited })
    return { page: { ...notFoundPage }, default: () => null }
  })
  const site = createSite({
    pages: {
      './pages/home/home-page.tsx': nothing,
      './pages/item/item-page.tsx': load,
      './pages/list/list-page.tsx': nothing,
      './pages/not-found/not-found-page.tsx': nothing,
    },
    loadBackground: async () => ({ startBackground: () => {} }),
    Shell: ({ children }) => children,
  })
  return { site, load, itemVisited }
}

/** Opens a site at an address, in a browser's scope. */
async function openAt(href: string) {
  const { site, load, itemVisited } = setUp()
  const scope = fork({ handlers: pageHandlers(site) })
  const visits = vi.fn()
  createWatch({ unit: itemVisited, scope, fn: visits })
  const page = () => scope.getState(site.$page)
  const show = () => allSettled(pageRequested, { scope, params: page() })
  createWatch({ unit: site.$page, scope, fn: show })
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  await show()
  const go = (to: string) => allSettled(navigate, { scope, params: { href: to } })
  return { scope, load, visits, go, page, file: () => page().file }
}

test('the previous page stays, with its address, until the code of the next one has loaded', async () => {
  const { go, file, scope } = await openAt('/')
  const home = scope.getState($shownPage)
  const gone = go('/item/7')
  expect([file(), scope.getState($shownPage)]).toEqual(['src/pages/home/home-page.tsx', home])
  await gone
  expect(file()).toBe('src/pages/item/item-page.tsx')
  expect(scope.getState($shownPage)).not.toBe(home)
})

test('a page that loads late does not replace the one that was opened since', async () => {
  const { go, scope, visits } = await openAt('/')
  const home = scope.getState($shownPage)
  await Promise.all([go('/item/7'), go('/')])
  expect(scope.getState($shownPage)).toBe(home)
  expect(visits).not.toHaveBeenCalled()
})

test('a page whose model is loaded with it learns of every visit once, and is loaded once', async () => {
  const { go, visits, load } = await openAt('/item/7')
  for (const href of ['/', '/item/8']) await go(href)
  expect(visits.mock.calls).toEqual([['7'], ['8']])
  expect(load).toHaveBeenCalledTimes(1)
})

describe('the page of an address', () => {
  test.each([
    ['/', 'src/pages/home/home-page.tsx'],
    ['/item/7', 'src/pages/item/item-page.tsx'],
    ['/nowhere', 'src/pages/not-found/not-found-page.tsx'],
  ])('%s is in %s', async (href, file) => {
    expect((await openAt(href)).file()).toBe(file)
  })

  test('is the not-found page if its model finds nothing, until the path changes', async () => {
    const { scope, go, file } = await openAt('/item/7')
    const item = scope.getState($shownPage)
    await allSettled(pageMissed, { scope, params: true })
    expect(file()).toBe('src/pages/not-found/not-found-page.tsx')
    await vi.waitFor(() => expect(scope.getState($shownPage)).not.toBe(item))
    await go('/item/7?popup=1')
    expect(file()).toBe('src/pages/not-found/not-found-page.tsx')
    await go('/item/8')
    expect(file()).toBe('src/pages/item/item-page.tsx')
  })
})
