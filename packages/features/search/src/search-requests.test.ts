import { getAutocompleteFx } from '@jeoul/api'
import { $layer, $place, createServerHistory, historyOpened, navigate, openLayer } from '@jeoul/router'
import { $hasTyped, boxSubmitted, keywordTyped } from '@jeoul/search'
import { allSettled, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { optionHref } from './search-requests.ts'

/** Opens a page with the search over it. */
async function openSearch(url: string) {
  const scope = fork({
    handlers: [[getAutocompleteFx, () => ({ success: true, message: 'success', result: [] })]],
  })
  const back = vi.fn()
  await allSettled(historyOpened, { scope, params: { ...createServerHistory(url), back } })
  await allSettled(openLayer, { scope, params: 'search' })
  return {
    back,
    layer: () => scope.getState($layer),
    address: () => scope.getState($place).path + scope.getState($place).search,
    hasTyped: () => scope.getState($hasTyped),
    type: (params: string) => allSettled(keywordTyped, { scope, params }),
    submit: (params: string) => allSettled(boxSubmitted, { scope, params }),
    go: (href: string) => allSettled(navigate, { scope, params: { href } }),
  }
}

describe('a submitted search box', () => {
  test('replaces the entry of the search layer', async () => {
    const { submit, address, layer, back } = await openSearch('/list/111213')
    expect(layer()).toBe('search')
    await submit(' 그래픽 ')
    expect(address()).toBe(optionHref({ keyword: '그래픽', cateId: null }))
    expect(layer()).toBeNull()
    expect(back).not.toHaveBeenCalled()
  })

  test('only closes the layer if the results are already on the page', async () => {
    const { submit, address, layer, back } = await openSearch('/search?keyword=rtx')
    await submit('rtx')
    expect(back).toHaveBeenCalledTimes(1)
    expect(address()).toBe('/search?keyword=rtx')
    expect(layer()).toBeNull()
  })

  test('does nothing if the box is empty', async () => {
    const { submit, address, layer } = await openSearch('/list/111213')
    await submit('  ')
    expect(address()).toBe('/list/111213')
    expect(layer()).toBe('search')
  })
})

test('the next search starts with an empty box', async () => {
  const { type, hasTyped, go } = await openSearch('/list/111213')
  await type('그래')
  expect(hasTyped()).toBe(true)
  await go('/list/111213')
  expect(hasTyped()).toBe(false)
})
