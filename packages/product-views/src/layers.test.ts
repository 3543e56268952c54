import { pendingWorkStarted } from '@jeoul/api'
import { createServerHistory, historyOpened, layerClosed, layerOpened } from '@jeoul/routing'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $itemLayer, itemLayerNeeded, itemLayerOpened, itemLayerRetried } from './item-layer.ts'
import { $isEditing, editNeeded, editOpened, editRetried } from './terms-editing.ts'

async function setUp() {
  const scope = fork()
  const needed = vi.fn<(what: unknown) => void>()
  createWatch({ unit: itemLayerNeeded, scope, fn: needed })
  createWatch({ unit: editNeeded, scope, fn: needed })
  await allSettled(historyOpened, { scope, params: createServerHistory('/item/7') })
  return {
    scope,
    needed,
    open: () => ({ item: scope.getState($itemLayer), terms: scope.getState($isEditing) }),
  }
}

test('a layer over a product is the history’s, so that going back closes it', async () => {
  const { scope, open, needed } = await setUp()
  await allSettled(itemLayerOpened, { scope, params: 'share' })
  expect(open()).toEqual({ item: 'share', terms: false })
  expect(needed.mock.calls).toEqual([['share']])
  await allSettled(layerClosed, { scope })
  expect(open()).toEqual({ item: null, terms: false })
})

test('so is the layer of 내 결제조건', async () => {
  const { scope, open, needed } = await setUp()
  await allSettled(editOpened, { scope, params: undefined })
  expect(open()).toEqual({ item: null, terms: true })
  expect(needed).toHaveBeenCalledTimes(1)
})

test('another page’s layer is none of a product’s', async () => {
  const { scope, open, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: 'filters' })
  expect(open()).toEqual({ item: null, terms: false })
  expect(needed).not.toHaveBeenCalled()
})

test.each([
  ['report', itemLayerRetried],
  ['terms', editRetried],
])('a view of %s that could not be loaded is wanted again', async (layer, retried) => {
  const { scope, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: layer })
  await allSettled(retried, { scope })
  expect(needed).toHaveBeenCalledTimes(2)
})

test('one that was open before its page was loaded is wanted, too', async () => {
  const { scope, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: 'report' })
  await allSettled(pendingWorkStarted, { scope })
  expect(needed.mock.lastCall).toEqual(['report'])
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [await setUp(), await setUp()]
  await allSettled(itemLayerOpened, { scope: one.scope, params: 'report' })
  expect(two.open()).toEqual({ item: null, terms: false })
})
