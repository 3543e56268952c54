import { $siteProps, appStarted } from '@jeoul/page'
import { $layer, createServerHistory, historyOpened } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { shareRequested } from './share-model.ts'

const shared = { url: 'https://m.jeoul.test/item/7', title: '그래픽카드' }

afterEach(() => vi.unstubAllGlobals())

async function press(device: object, isMobile = true) {
  vi.stubGlobal('navigator', device)
  const scope = fork()
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isMobile } })
  await allSettled(historyOpened, { scope, params: createServerHistory('/item/7') })
  await allSettled(shareRequested, { scope, params: shared })
  return scope.getState($layer)
}

const refusing = (name: string) => ({ share: () => Promise.reject(Object.assign(new Error(name), { name })) })

test('a phone’s share sheet opens at one tap', async () => {
  const share = vi.fn(async () => {})
  expect(await press({ share })).toBeNull()
  expect(share).toHaveBeenCalledWith(shared)
})

test.each<[string, object, boolean, string | null]>([
  ['a phone without one', {}, true, 'share'],
  ['a desktop, whichever it has', { share: async () => {} }, false, 'share'],
  ['a sheet that the shopper closed', refusing('AbortError'), true, null],
  ['a sheet that fails', refusing('NotAllowedError'), true, 'share'],
])('%s', async (_, device, isMobile, layer) => {
  expect(await press(device, isMobile)).toBe(layer)
})
