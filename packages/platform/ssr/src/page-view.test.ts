import { pendingWorkStarted } from '@jeoul/api'
import { createRoute, createServerHistory, historyOpened, navigated } from '@jeoul/router'
import { allSettled, createEvent, createWatch, fork, sample } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { loadPage } from './load-page.ts'
import { pageMissed } from './missing-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { $isPageLoading, $shownPage, pageRequested } from './page-view.tsx'
import { createSite } from './site.ts'

const itemRoute = createRoute('item')
const nothing = {
  load: async () => ({ page: notFoundPage }),
  loadView: async () => ({ default: () => null }),
}

/** A site whose item page hears of visits only once it is loaded, as a page's model does. */
function setUp() {
  const itemVisited = createEvent<string>()
  const load = vi.fn(async () => {
    sample({ clock: itemRoute.visited, fn: ({ params }) => params.itemId, target: itemVisited })
    return { page: { ...notFoundPage } }
  })
  const site = createSite({
    pages: {
      home: nothing,
      item: { ...nothing, load },
      list: nothing,
      'not-found': nothing,
    },
    loadEnhancements: async () => ({ open: () => {} }),
    Shell: ({ children }) => children,
  })
  return { site, load, itemVisited }
}

async function openAt(href: string) {
  const { site, load, itemVisited } = setUp()
  const scope = fork()
  const visits = vi.fn()
  createWatch({ unit: itemVisited, scope, fn: visits })
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  const show = () => allSettled(pageRequested, { scope, params: scope.getState(site.$page) })
  const go = (to: string) => allSettled(navigated, { scope, params: { href: to } })
  return { site, scope, load, visits, show, go, file: () => scope.getState(site.$page).files[0] }
}

test('a page that loads late does not replace the one that was requested since', async () => {
  const { go, show, scope } = await openAt('/')
  await show()
  const home = scope.getState($shownPage)
  await go('/item/7')
  const late = show()
  await Promise.all([late, go('/'), show()])
  expect(scope.getState($shownPage)?.page).toBe(home?.page)
})

test('the previous page stays until the code of the requested one has loaded', async () => {
  const { go, show, scope } = await openAt('/')
  await show()
  const home = scope.getState($shownPage)
  await go('/item/7')
  const shown = show()
  expect([scope.getState($isPageLoading), scope.getState($shownPage)]).toEqual([true, home])
  await shown
  expect(scope.getState($isPageLoading)).toBe(false)
  expect(scope.getState($shownPage)).not.toBe(home)
})

describe('a page whose model is loaded after its route was visited', () => {
  test('learns of the visit, once', async () => {
    const { go, show, visits } = await openAt('/')
    await go('/item/7')
    expect(visits).not.toHaveBeenCalled()
    await show()
    expect(visits.mock.calls).toEqual([['7']])
  })

  test('starts its pending work once', async () => {
    const { go, show, scope } = await openAt('/')
    const resumed = vi.fn()
    createWatch({ unit: pendingWorkStarted, scope, fn: resumed })
    await show()
    resumed.mockClear()
    await go('/item/7')
    await show()
    expect(resumed).toHaveBeenCalledTimes(1)
    await go('/item/8')
    await show()
    expect(resumed).toHaveBeenCalledTimes(1)
  })

  test('learns of later visits by itself, and is loaded once', async () => {
    const { go, show, visits, load } = await openAt('/item/7')
    await show()
    await go('/')
    await show()
    await go('/item/8')
    await show()
    expect(visits.mock.calls).toEqual([['7'], ['8']])
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is not notified of a visit twice', async () => {
    const { site, show, visits, scope } = await openAt('/item/7')
    await loadPage(scope.getState(site.$page))
    await show()
    expect(visits).not.toHaveBeenCalled()
    expect(scope.getState($shownPage)).not.toBeNull()
  })
})

describe('the page of an address', () => {
  test.each([
    ['/', 'src/pages/home/page.ts'],
    ['/item/7', 'src/pages/item/page.ts'],
    ['/nowhere', 'src/pages/not-found/page.ts'],
  ])('%s is in %s', async (href, file) => {
    expect((await openAt(href)).file()).toBe(file)
  })

  test('is the not-found page if its model finds nothing, until the path changes', async () => {
    const { scope, go, file } = await openAt('/item/7')
    await allSettled(pageMissed, { scope, params: true })
    expect(file()).toBe('src/pages/not-found/page.ts')
    await go('/item/7?popup=1')
    expect(file()).toBe('src/pages/not-found/page.ts')
    await go('/item/8')
    expect(file()).toBe('src/pages/item/page.ts')
  })
})
