import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $shareOutcome, addressCopied, addressShared, shareOpened } from './share-model.ts'

const shared = { url: 'https://www.jeoul.test/item/7', title: '그래픽카드' }

afterEach(() => vi.unstubAllGlobals())

function device(changes: object) {
  vi.stubGlobal('navigator', changes)
  const scope = fork()
  return { scope, outcome: () => scope.getState($shareOutcome) }
}

test('copies the address to the clipboard and reports it', async () => {
  const writeText = vi.fn(async () => {})
  const { scope, outcome } = device({ clipboard: { writeText } })
  await allSettled(addressCopied, { scope, params: shared })
  expect(writeText).toHaveBeenCalledWith(shared.url)
  expect(outcome()).toBe('copied')
  await allSettled(shareOpened, { scope })
  expect(outcome()).toBeNull()
})

test.each([
  ['a clipboard that refuses', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowed')) } }],
  ['no clipboard at all', {}],
])('reports %s', async (_, changes) => {
  const { scope, outcome } = device(changes)
  await allSettled(addressCopied, { scope, params: shared })
  expect(outcome()).toBe('copy-failed')
})

test.each([
  ['a change of mind', 'AbortError', null],
  ['anything else', 'NotAllowedError', 'share-failed'],
])('the outcome of the device’s share sheet: %s', async (_, name, expected) => {
  const share = () => Promise.reject(Object.assign(new Error(name), { name }))
  const { scope, outcome } = device({ share })
  await allSettled(addressShared, { scope, params: shared })
  expect(outcome()).toBe(expected)
})
