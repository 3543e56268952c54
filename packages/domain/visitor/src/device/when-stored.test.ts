import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { deviceOpened, textChangedElsewhere, whenStored } from './index.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const open = async (stored: Readonly<Record<string, string>>) => {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: memoryStorage(new Map(Object.entries(stored))) })
  const load = vi.fn()
  whenStored(scope, 'wish', load)
  const write = (text: string) =>
    allSettled(textChangedElsewhere, { scope, params: { key: 'jeoul.wish', text } })
  return { load, write }
}

test('calls back once for a stored list', async () => {
  const { load, write } = await open({ 'jeoul.wish': '[1]' })
  await write('[1,2]')
  expect(load).toHaveBeenCalledTimes(1)
})

test('calls back when another tab stores a list later', async () => {
  const { load, write } = await open({ 'jeoul.wish': '[]' })
  await write('[]')
  expect(load).not.toHaveBeenCalled()
  await write('[1]')
  await write('[1,2]')
  expect(load).toHaveBeenCalledTimes(1)
})
