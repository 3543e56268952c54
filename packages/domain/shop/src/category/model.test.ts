import { ApiError, type CategoryTreeParams, getCategoryTreeFx } from '@jeoul/api'
import type { Category } from '@jeoul/api/types'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork, serialize } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  $categories,
  $categoryLookup,
  $treeOutcome,
  categoriesRequested,
  firstTree,
  secondTree,
} from './model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

function category(cate_id: string): Category {
  return { cate_id, name: `분류 ${cate_id}`, cate_dep: 1, cate_id_0: cate_id, child_count: 0, child: [] }
}

type TreeAnswer = { success: boolean; message: string; result: Category[] }

const treeAnswer = ({ tree }: CategoryTreeParams): TreeAnswer => ({
  success: true,
  message: 'success',
  result: [category(`${tree}1`)],
})

/** Creates a scope whose host gives the test's answer. */
function setUp(answer: (params: CategoryTreeParams) => TreeAnswer = treeAnswer) {
  const requests = vi.fn(answer)
  const scope = fork({
    handlers: [[getCategoryTreeFx, (_: unknown, params: CategoryTreeParams) => requests(params)]],
  })
  return {
    scope,
    start: () => allSettled(addressChanged, { scope, params: { path: '/', search: '' } }),
    request: () => allSettled(categoriesRequested, { scope }),
    requestedTrees: () => requests.mock.calls.map(([{ tree }]) => tree),
    names: () => scope.getState($categories).map(({ cate_id }) => cate_id),
  }
}

test('both trees are requested once the address is known, and are concatenated', async () => {
  const { start, requestedTrees, names } = setUp()
  await start()
  expect(requestedTrees()).toEqual(['1', '2'])
  expect(names()).toEqual(['11', '21'])
})

test('a loaded or loading tree is not requested again', async () => {
  const { start, request, requestedTrees } = setUp()
  await Promise.all([start(), request()])
  await request()
  expect(requestedTrees()).toEqual(['1', '2'])
})

test('a failed tree does not affect the other one, and is retried alone', async () => {
  silence()
  let isDown = true
  const { start, request, requestedTrees, names } = setUp(params => {
    if (isDown && params.tree === '2') throw new ApiError('status', 'down', 503)
    return treeAnswer(params)
  })
  await start()
  expect(names()).toEqual(['11'])
  isDown = false
  await request()
  expect(requestedTrees()).toEqual(['1', '2', '2'])
  expect(names()).toEqual(['11', '21'])
})

describe('"Category data is stored only when success is true or message is \'success\'"', () => {
  test.each([
    [true, 'success', 'full'],
    [true, '', 'full'],
    [false, 'success', 'full'],
    [false, 'nothing to say', 'failed'],
  ])('success %j with message %j is %s', async (success, message, status) => {
    silence()
    const { scope, start } = setUp(params => ({ ...treeAnswer(params), success, message }))
    await start()
    expect([firstTree, secondTree].map(({ $state }) => scope.getState($state).status)).toEqual([
      status,
      status,
    ])
  })
})

test('the browser has the trees that the server sent with the page, and requests none', async () => {
  const { scope, start } = setUp()
  await start()
  const requests = vi.fn(treeAnswer)
  const browser = fork({
    values: JSON.parse(JSON.stringify(serialize(scope))),
    handlers: [[getCategoryTreeFx, (_: unknown, params: CategoryTreeParams) => requests(params)]],
  })
  await allSettled(categoriesRequested, { scope: browser })
  expect(requests).not.toHaveBeenCalled()
  expect(browser.getState($treeOutcome)).toBe('ready')
  expect([...browser.getState($categoryLookup).keys()]).toEqual(['11', '21'])
})
