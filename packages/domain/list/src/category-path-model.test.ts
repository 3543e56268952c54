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
import { $siteProps, addressChanged, appStarted } from '@jeoul/page'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { $category, $categoryPath, $isUnknownCategory, $listName } from './category-path-model.ts'
import { readListQuery } from './list-query-codec.ts'
import { listOpened } from './model.ts'
import { itemsAnswer } from './testing/list-host.ts'
import { listItem } from './testing/list-item.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const leaf: Category = {
  cate_id: '111213',
  name: '그래픽카드',
  cate_dep: 2,
  cate_id_0: '11',
  child_count: 0,
  child: [],
}
const roots: readonly Category[] = [
  { cate_id: '11', name: 'PC부품', cate_dep: 1, cate_id_0: '11', child_count: 1, child: [leaf] },
  { cate_id: '21', name: '식품', cate_dep: 1, cate_id_0: '21', child_count: 0, child: [] },
]

const down = (status: number) => () => {
  throw new ApiError('status', 'down', status)
}

function oneItem() {
  const answer = itemsAnswer()
  return { ...answer, result: { ...answer.result, items: [listItem('1')], total: 1 } }
}

/** Opens the list of a category. */
async function open(
  cateId: string,
  {
    isMobile = false,
    isDown = false,
    emptyTree = '',
    lostBranches = false,
    items = itemsAnswer as () => unknown,
    search = '',
  } = {},
) {
  const answer = (tree?: string) => {
    if (isDown) return down(503)()
    const result = roots
      .filter(({ cate_id: [first] }) => first !== emptyTree && (!tree || first === tree))
      .map(root => ({ ...root, ...(lostBranches && { child: [] }) }))
    return { success: true, message: 'success', result }
  }
  const scope = fork({
    handlers: [
      [getCategoriesFx, () => answer()],
      [getCategoryTreeFx, (_: unknown, { tree }: CategoryTreeParams) => answer(tree)],
      [getItemsFx, items],
      [getSpecsFx, down(503)],
      [getPriceBandsFx, down(503)],
    ],
  })
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isMobile } })
  const go = (cateId: string) =>
    Promise.all([
      allSettled(addressChanged, { scope, params: { path: `/list/${cateId}`, search } }),
      allSettled(listOpened, { scope, params: { cateId, managerId: 1, query: readListQuery(search) } }),
    ])
  await go(cateId)
  return { scope, go }
}

const sites = [
  ['of the desktop site, from all categories', false],
  ['of the phone, from its tree', true],
] as const

describe.each(sites)('a list %s', (_, isMobile) => {
  test('shows the categories above it', async () => {
    const { scope } = await open('111213', { isMobile })
    expect(scope.getState($categoryPath).map(({ name }) => name)).toEqual(['PC부품', '그래픽카드'])
    expect(scope.getState($category)).toMatchObject({ cate_id: leaf.cate_id, name: leaf.name })
    expect(scope.getState($isUnknownCategory)).toBe(false)
  })

  test('is never called unknown while a category of the other tree is opened', async () => {
    const { scope, go } = await open('111213', { isMobile })
    const seen: boolean[] = []
    createWatch({ unit: $isUnknownCategory, scope, fn: isUnknown => seen.push(isUnknown) })
    await go('21')
    expect(scope.getState($category)?.name).toBe('식품')
    expect(seen).not.toContain(true)
  })
})

describe.each(sites)('a category %s, is unknown', (_, isMobile) => {
  test.each([
    ['when its tree is there and does not hold it', '999', {}, true],
    ['when its tree, the second, is there and does not hold it', '29', { emptyTree: '1' }, true],
    ['not while its tree could not be had', '999', { isDown: true }, false],
    ['not because its tree is empty (regression: every list was a 404)', '111213', { emptyTree: '1' }, false],
    [
      'not where it has products, whatever its tree has lost',
      '111213',
      { lostBranches: true, items: oneItem },
      false,
    ],
    [
      'not where a category below it has products (regression: parents that a tree had lost were a 404)',
      '1112',
      { lostBranches: true, items: oneItem },
      false,
    ],
    [
      'not because of the other tree: an id "starting with \'2\'" is the second’s',
      '29',
      { emptyTree: '2' },
      false,
    ],
    ['when the host of the list says so', '111213', { isDown: true, items: down(404) }, true],
    ['not when the host of the list is down', '999', { isDown: true, items: down(500) }, false],
  ])('%s', async (_, cateId, host, isUnknown) => {
    expect((await open(cateId, { ...host, isMobile })).scope.getState($isUnknownCategory)).toBe(isUnknown)
  })
})

test.each([
  ['', { id: '3', title: '여름 기획전' }, '그래픽카드'],
  ['?event=3', { id: '3', title: '여름 기획전' }, '여름 기획전'],
  ['?event=3', undefined, '그래픽카드'],
  ['?event=4', { id: '3', title: '여름 기획전' }, '그래픽카드'],
])('the list at %j, for which the host answers %j, is called %s', async (search, event, name) => {
  const answer = itemsAnswer()
  const items = () => ({ ...answer, result: { ...answer.result, event } })
  expect((await open('111213', { search, items })).scope.getState($listName)).toBe(name)
})
