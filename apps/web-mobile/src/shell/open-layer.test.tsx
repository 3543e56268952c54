import { $layer, createServerHistory, historyOpened } from '@jeoul/router'
import { fireEvent, render } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test } from 'vitest'
import { layers, type ShellLayer, useOpenLayer } from './open-layer.ts'

function Link({ layer }: { readonly layer: ShellLayer }) {
  return (
    <a href="/search" {...useOpenLayer(layer)}>
      열기
    </a>
  )
}

/** Presses a link to a layer. */
async function press(layer: ShellLayer, keys: object = {}) {
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createServerHistory('/list/7') })
  const { getByText } = render(
    <Provider value={scope}>
      <Link layer={layer} />
    </Provider>,
  )
  const isLeft = fireEvent.click(getByText('열기'), keys)
  return { layer: scope.getState($layer), isLeft }
}

beforeEach(() => {
  document.body.innerHTML = ''
})

test.each(Object.values(layers))('the layer %s opens over the page', async layer => {
  expect(await press(layer)).toEqual({ layer, isLeft: false })
})

test('a press that asks for another tab is left to the browser', async () => {
  expect(await press('search', { ctrlKey: true })).toEqual({ layer: null, isLeft: true })
})

test('the search layer does not cover a page with its own search box', async () => {
  document.body.innerHTML = '<main><search><input aria-label="상품 검색"></search></main>'
  expect((await press('search')).layer).toBeNull()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('상품 검색')
})
