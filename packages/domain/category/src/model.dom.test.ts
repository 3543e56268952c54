import { getCategoryTreeFx } from '@jeoul/api'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { branchDrawn, firstTree, secondTree } from './model.ts'

test('navigating to a page with another branch requests the trees once', async () => {
  const requests = vi.fn(async ({ tree }: { tree: string }) => ({
    success: true,
    message: 'success',
    result: [{ cate_id: `${tree}1`, name: '분류', cate_dep: 1, cate_id_0: '1', child_count: 0, child: [] }],
  }))
  const scope = fork({
    handlers: [[getCategoryTreeFx, (_: unknown, params: { tree: string }) => requests(params)]],
  })
  await allSettled(addressChanged, { scope, params: { path: '/', search: '' } })
  // As a server leaves them if its page draws only a part of them.
  await allSettled(firstTree.reset, { scope })
  await allSettled(secondTree.reset, { scope })
  requests.mockClear()
  await allSettled(branchDrawn, { scope, params: '11' })
  await allSettled(branchDrawn, { scope, params: '21' })
  expect(requests.mock.calls.map(([{ tree }]) => tree)).toEqual(['1', '2'])
})

test('a page without a branch requests nothing', async () => {
  const requests = vi.fn()
  const scope = fork({ handlers: [[getCategoryTreeFx, requests]] })
  await allSettled(branchDrawn, { scope, params: '' })
  expect(requests).not.toHaveBeenCalled()
})
