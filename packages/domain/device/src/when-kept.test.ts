import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { deviceOpened, textChangedElsewhere, whenKept } from './index.ts'
import { memoryStorage } from './testing/memory-storage.ts'

const open = async (kept: Readonly<Record<string, string>>) => {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: memoryStorage(new Map(Object.entries(kept))) })
  const load = vi.fn()
  whenKept(scope, 'wish', load)
  const write = (text: string) =>
    allSettled(textChangedElsewhere, { scope, params: { key: 'jeoul.wish', text } })
  return { load, write }
}

test('what is kept is told at once, and once', async () => {
  const { load, write } = await open({ 'jeoul.wish': '[1]' })
  await write('[1,2]')
  expect(load).toHaveBeenCalledTimes(1)
})

test('what another tab keeps later is told then', async () => {
  const { load, write } = await open({ 'jeoul.wish': '[]' })
  await write('[]')
  expect(load).not.toHaveBeenCalled()
  await write('[1]')
  await write('[1,2]')
  expect(load).toHaveBeenCalledTimes(1)
})
