import { createServerHistory, historyOpened, layerClosed, layerOpened } from '@jeoul/router'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $isEditing, editNeeded, editOpened, editRetried } from './terms-layer.ts'

async function setUp() {
  const scope = fork()
  const needed = vi.fn<(isEditing: boolean) => void>()
  createWatch({ unit: editNeeded, scope, fn: needed })
  await allSettled(historyOpened, { scope, params: createServerHistory('/item/7') })
  return { scope, needed, isEditing: () => scope.getState($isEditing) }
}

test('going back closes the layer of 내 결제조건', async () => {
  const { scope, isEditing, needed } = await setUp()
  await allSettled(editOpened, { scope, params: undefined })
  expect(isEditing()).toBe(true)
  expect(needed).toHaveBeenCalledTimes(1)
  await allSettled(layerClosed, { scope })
  expect(isEditing()).toBe(false)
})

test('the layer of another page does not open it', async () => {
  const { scope, isEditing, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: 'filters' })
  expect(isEditing()).toBe(false)
  expect(needed).not.toHaveBeenCalled()
})

test('a view that could not be loaded is loaded again on request', async () => {
  const { scope, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: 'terms' })
  await allSettled(editRetried, { scope })
  expect(needed).toHaveBeenCalledTimes(2)
})
