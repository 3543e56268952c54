import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { heartPressed, whenSaved } from './index.ts'
import { setUp } from './testing/set-up.ts'

const heart = { itemId: '7', name: '상품 7', image: null, isMine: false }

test('a visitor’s press is saved at once', async () => {
  const { scope, device } = await setUp(null)
  const pressed = allSettled(heartPressed, { scope, params: heart })
  const saved = vi.fn()
  whenSaved(scope, '7', saved)
  expect([saved.mock.calls.length, device().length]).toEqual([1, 1])
  await pressed
})

test('a member’s is saved when the groups are known and the host has answered', async () => {
  const { scope, host } = await setUp({ 이사: [] })
  const list = Promise.withResolvers<unknown>()
  const save = Promise.withResolvers<unknown>()
  const answers = { list: host.list(), save: host.save({ groupId: '1', itemId: '7' }) }
  host.list.mockReturnValueOnce(list.promise)
  host.save.mockReset().mockReturnValueOnce(save.promise)
  const pressed = allSettled(heartPressed, { scope, params: heart })
  const saved = vi.fn()
  whenSaved(scope, '7', saved)
  expect(saved).not.toHaveBeenCalled()
  list.resolve(answers.list)
  await vi.waitFor(() => expect(host.save).toHaveBeenCalledOnce())
  expect(saved).not.toHaveBeenCalled()
  save.resolve(answers.save)
  await pressed
  expect(saved).toHaveBeenCalledOnce()
})

test('a member with several groups is asked, and nothing is left to save until they choose', async () => {
  const { scope } = await setUp({ 이사: [], 선물: [] })
  await allSettled(heartPressed, { scope, params: heart })
  const saved = vi.fn()
  whenSaved(scope, '7', saved)
  expect(saved).toHaveBeenCalledOnce()
})
