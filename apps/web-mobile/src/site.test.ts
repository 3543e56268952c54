import {
  ApiError,
  type CategoryTreeParams,
  getCategoriesFx,
  getCategoryTreeFx,
  getItemsFx,
  getPriceBandsFx,
  getSpecsFx,
} from '@jeoul/api'
import type { Category } from '@jeoul/api/types'
import { $categoryPath } from '@jeoul/list'
import { $siteProps, appStarted } from '@jeoul/page'
import { createServerHistory, historyOpened, hrefs } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from './site.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

function category(cate_id: string, name: string, child: Category[] = []): Category {
  return { cate_id, name, cate_dep: 1, cate_id_0: cate_id, child_count: child.length, child }
}

const trees: Readonly<Record<'1' | '2', Category[]>> = {
  '1': [category('11', 'PC부품', [category('111213', '그래픽카드')])],
  '2': [category('21', '식품')],
}
const noItems = {
  success: true,
  message: 'success',
  makers: [],
  result: { items: [], total: 0, isCompare: true },
}

/** Opens the site at an address; the host answers 503 for category trees if they are down. */
async function open(url: string, { areTreesDown = false } = {}) {
  const success = { success: true, message: 'success' }
  const answer = (_: unknown, { tree }: CategoryTreeParams) => {
    if (areTreesDown) throw new ApiError('status', 'down', 503)
    return { ...success, result: trees[tree] }
  }
  const pages = await Promise.all(
    site.pages.map(async sitePage => [sitePage, (await sitePage.load()).page] as const),
  )
  const scope = fork({
    handlers: [
      [getCategoriesFx, () => ({ ...success, result: [...trees[1], ...trees[2]] })],
      [getCategoryTreeFx, answer],
      [getItemsFx, () => noItems],
      [getSpecsFx, () => ({ success: true, message: 'success', result: [] })],
      [getPriceBandsFx, () => ({ success: true, message: 'success', data: [] })],
    ],
  })
  await allSettled(appStarted, {
    scope,
    params: { ...scope.getState($siteProps), isMobile: true, otherSite: 'http://www.shop.test' },
  })
  await allSettled(historyOpened, { scope, params: createServerHistory(url) })
  const [open, page] = pages.find(([sitePage]) => sitePage === scope.getState(site.$page)) ?? []
  return {
    file: open?.file,
    status: page && scope.getState(page.$status),
    head: page?.head.write(store => scope.getState(store)),
    path: scope.getState($categoryPath).map(above => above.name),
  }
}

describe('the page of an address', () => {
  test.each([
    ['/', 'home', 200],
    ['/list/111213', 'list', 200],
    ['/list/21?page=2', 'list', 200],
    ['/list/999', 'not-found', 404],
    ['/terms', 'not-found', 404],
  ])('%s is %s, %i', async (url, name, status) => {
    expect(await open(url)).toMatchObject({ file: `src/pages/${name}/${name}-page.tsx`, status })
  })

  test('a category is not called unknown while its tree could not be loaded', async () => {
    expect((await open('/list/111213', { areTreesDown: true })).file).toBe('src/pages/list/list-page.tsx')
  })
})

test('a category’s list shows the categories above it', async () => {
  const { head, path } = await open('/list/111213')
  expect(path).toEqual(['PC부품', '그래픽카드'])
  expect(head?.title).toBe('그래픽카드 가격비교 | 저울')
})

test('two visits are independent', async () => {
  const [one, two] = await Promise.all([open('/list/111213'), open('/')])
  expect([one.file, two.file]).toEqual(['src/pages/list/list-page.tsx', 'src/pages/home/home-page.tsx'])
  expect(two.path).toEqual([])
})

test('every path has its folder of pages, and every folder its path', () => {
  const paths = Object.keys(hrefs).filter(name => name !== 'searchFor')
  const files = [...paths, 'not-found'].map(name => `src/pages/${name}/${name}-page.tsx`)
  expect(site.pages.map(({ file }) => file).sort()).toEqual(files.sort())
})
