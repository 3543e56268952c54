import { getItemsFx, getPriceBandsFx, getSpecsFx } from '@jeoul/api'
import { $query, choicesMade, listOpened, plainSearch, readListQuery } from '@jeoul/list'
import { $siteProps, appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $listHref, $listSite } from './list-href.ts'

afterEach(() => document.body.replaceChildren())

async function open(isMobile: boolean, address = '/list/7') {
  const fail = () => Promise.reject(new Error('no host'))
  const scope = fork({
    handlers: [
      [getItemsFx, fail],
      [getSpecsFx, fail],
      [getPriceBandsFx, fail],
    ],
  })
  const props = { ...scope.getState($siteProps), isMobile }
  await allSettled(appStarted, { scope, params: props })
  await allSettled(historyOpened, { scope, params: createServerHistory(address) })
  const site = scope.getState($listSite)
  const query = readListQuery('', site)
  await allSettled(listOpened, { scope, params: { cateId: '7', managerId: 1, query, site } })
  return { listHref: scope.getState($listHref), query: scope.getState($query) }
}

const search = { keyword: 'ssd', cateId: null, isExact: false }

test.each([
  ['the desktop', false, { sort: 'low', size: 60 }, '/list/7?sort=low&size=60'],
  ['the phone', true, { sort: 'low', size: 60 }, '/list/7?sort=low&perpage=60'],
  ['the desktop', false, plainSearch(search), '/search?keyword=ssd'],
  ['the phone', true, { ...plainSearch(search), size: 40, page: 2 }, '/search?keyword=ssd&page=2'],
] as const)('%s writes choices as its site does', async (_, isMobile, choices, href) => {
  const { listHref, query } = await open(isMobile)
  const { pathname, searchParams } = new URL(listHref({ ...query, ...choices }), 'http://shop.test')
  const expected = new URL(href, 'http://shop.test')
  expect(pathname).toBe(expected.pathname)
  expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(expected.searchParams))
})

test.each([
  ['a list', {}, '/list/7'],
  ['a search', plainSearch(search), '/search'],
])('choices in %s stay within the minishop that is open', async (_, choices, path) => {
  const { listHref, query } = await open(false, '/list/7?idx_b_manager=3')
  const { pathname, searchParams } = new URL(listHref({ ...query, ...choices }), 'http://shop.test')
  expect([pathname, searchParams.get('idx_b_manager')]).toEqual([path, '3'])
})

test.each([
  ['below the top of the screen stays', 40, 0],
  ['scrolled away comes back', -1, 1],
])('after a choice, a list that is %s', async (_, top, times) => {
  document.body.innerHTML = '<section id="products"></section>'
  const [list] = document.body.children
  if (!list) throw new Error('no list')
  list.getBoundingClientRect = () => new DOMRect(0, top, 800, 3000)
  list.scrollIntoView = vi.fn()
  await allSettled(choicesMade, { scope: fork(), params: {} })
  expect(list.scrollIntoView).toHaveBeenCalledTimes(times)
})
