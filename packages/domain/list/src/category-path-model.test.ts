import {
  ApiError,
  type CategoryTreeParams,
  getCategoryTreeFx,
  getItemsFx,
  getPriceBandsFx,
  getSpecsFx,
} from '@jeoul/api'
import type { Category } from '@jeoul/api/types'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
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
const roots: Readonly<Record<string, Category>> = {
  '1': { cate_id: '11', name: 'PC부품', cate_dep: 1, cate_id_0: '11', child_count: 1, child: [leaf] },
  '2': { cate_id: '21', name: '식품', cate_dep: 1, cate_id_0: '21', child_count: 0, child: [] },
}

const down = (status: number) => () => {
  throw new ApiError('status', 'down', status)
}

function oneItem() {
  const answer = itemsAnswer()
  return { ...answer, result: { ...answer.result, items: [listItem('1')], total: 1 } }
}

/** Opens the list of a category; `downTree` is the tree that fails to load. */
async function open(
  cateId: string,
  { downTree = '', emptyTree = '', lostBranch = '', items = itemsAnswer as () => unknown, search = '' } = {},
) {
  const scope = fork({
    handlers: [
      [
        getCategoryTreeFx,
        (_: unknown, { tree }: CategoryTreeParams) =>
          tree === downTree
            ? down(503)()
            : {
                success: true,
                message: 'success',
                result:
                  tree === emptyTree ? [] : [{ ...roots[tree], ...(tree === lostBranch && { child: [] }) }],
              },
      ],
      [getItemsFx, items],
      [getSpecsFx, down(503)],
      [getPriceBandsFx, down(503)],
    ],
  })
  await Promise.all([
    allSettled(addressChanged, { scope, params: { path: `/list/${cateId}`, search } }),
    allSettled(listOpened, { scope, params: { cateId, managerId: 1, query: readListQuery(search) } }),
  ])
  return scope
}

test('a list shows the categories above it', async () => {
  const scope = await open('111213')
  expect(scope.getState($categoryPath).map(({ name }) => name)).toEqual(['PC부품', '그래픽카드'])
  expect(scope.getState($category)).toMatchObject({ cate_id: leaf.cate_id, name: leaf.name })
  expect(scope.getState($isUnknownCategory)).toBe(false)
})

describe('a category is unknown', () => {
  test.each([
    ['when its tree is there and does not hold it', '999', {}, true],
    ['when its tree, the second, is there and does not hold it', '29', { downTree: '1' }, true],
    ['not while its tree could not be had', '999', { downTree: '1' }, false],
    ['not because its tree is empty (regression: every list was a 404)', '111213', { emptyTree: '1' }, false],
    [
      'not where it has products, whatever its tree has lost',
      '111213',
      { lostBranch: '1', items: oneItem },
      false,
    ],
    [
      'not where a category below it has products (regression: parents that a tree had lost were a 404)',
      '1112',
      { lostBranch: '1', items: oneItem },
      false,
    ],
    [
      'not because of the other tree: an id "starting with \'2\'" is the second’s',
      '29',
      { downTree: '2' },
      false,
    ],
    ['when the host of the list says so', '111213', { downTree: '1', items: down(404) }, true],
    ['not when the host of the list is down', '999', { downTree: '1', items: down(500) }, false],
  ])('%s', async (_, cateId, host, isUnknown) => {
    expect((await open(cateId, host)).getState($isUnknownCategory)).toBe(isUnknown)
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
  expect((await open('111213', { search, items })).getState($listName)).toBe(name)
})
