import { $layer, createServerHistory, historyOpened, layerOpened } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { $areLayersReady, layersReady } from './layers-model.ts'
import { openLayer } from './open-layer.ts'

async function visit(left?: string) {
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createServerHistory('/list/7') })
  if (left) await allSettled(layerOpened, { scope, params: left })
  return { scope, layer: () => scope.getState($layer) }
}

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
})

test.each(['search', 'categories'])(
  'the layer %s opens over the page, before and after the layers are ready',
  async name => {
    for (const isReady of [false, true]) {
      const { scope, layer } = await visit()
      if (isReady) await allSettled(layersReady, { scope })
      openLayer(scope, name)
      await allSettled(layersReady, { scope })
      expect([layer(), scope.getState($areLayersReady)]).toEqual([name, true])
    }
  },
)

test.each(['filters', '', undefined])('%j is not a layer of the shell', async name => {
  const { scope, layer } = await visit()
  openLayer(scope, name)
  expect(layer()).toBeNull()
})

test('the search layer does not cover a page with its own search box', async () => {
  document.body.innerHTML = '<main><search><input aria-label="상품 검색"></search></main>'
  const { scope, layer } = await visit()
  openLayer(scope, 'search')
  expect([document.activeElement?.getAttribute('aria-label'), layer()]).toEqual(['상품 검색', null])
})

test.each([
  ['search', null],
  ['categories', null],
  ['filters', 'filters'],
])('a tab that was left with %s open is restored with %j', async (left, back) => {
  const { scope, layer } = await visit(left)
  await allSettled(layersReady, { scope })
  expect(layer()).toBe(back)
})
