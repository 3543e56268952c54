import { createServerHistory, historyOpened, layerClosed, layerOpened, visitRepeated } from '@jeoul/router'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $itemLayer, itemLayerNeeded, itemLayerOpened, itemLayerRetried } from './item-layer.ts'

async function setUp() {
  const scope = fork()
  const needed = vi.fn<(what: unknown) => void>()
  createWatch({ unit: itemLayerNeeded, scope, fn: needed })
  await allSettled(historyOpened, { scope, params: createServerHistory('/item/7') })
  return {
    scope,
    needed,
    open: () => scope.getState($itemLayer),
  }
}

test('a layer over a product is the history’s, so that going back closes it', async () => {
  const { scope, open, needed } = await setUp()
  await allSettled(itemLayerOpened, { scope, params: 'share' })
  expect(open()).toBe('share')
  expect(needed.mock.calls).toEqual([['share']])
  await allSettled(layerClosed, { scope })
  expect(open()).toBeNull()
})

test('another page’s layer is none of a product’s', async () => {
  const { scope, open, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: 'filters' })
  expect(open()).toBeNull()
  expect(needed).not.toHaveBeenCalled()
})

test('a view that could not be loaded is wanted again', async () => {
  const { scope, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: 'report' })
  await allSettled(itemLayerRetried, { scope })
  expect(needed).toHaveBeenCalledTimes(2)
})

test('one that was open before its page was loaded is wanted, too', async () => {
  const { scope, needed } = await setUp()
  await allSettled(layerOpened, { scope, params: 'report' })
  await allSettled(visitRepeated, { scope })
  expect(needed.mock.lastCall).toEqual(['report'])
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [await setUp(), await setUp()]
  await allSettled(itemLayerOpened, { scope: one.scope, params: 'report' })
  expect(two.open()).toBeNull()
})
