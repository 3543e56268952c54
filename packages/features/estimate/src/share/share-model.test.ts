import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { estimateShown } from './estimate-address.ts'
import { $shareOutcome, addressCopied, addressShared, pictureRequested, textCopied } from './share-model.ts'

afterEach(() => vi.unstubAllGlobals())

async function onDevice(device: object) {
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('location', { origin: 'https://www.jeoul.test' })
  const scope = fork()
  await allSettled(partsSeen, { scope, params: [partOf('7', 'cpu', { name: '라이젠' }), partOf('8', 'gpu')] })
  await allSettled(estimateOpened, { scope, params: '?e=1.7x2' })
  await allSettled(estimateShown, { scope })
  return { scope, outcome: () => scope.getState($shareOutcome) }
}

test('the address, and the estimate as text, are copied to the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  const { scope, outcome } = await onDevice({ clipboard: { writeText } })
  await allSettled(addressCopied, { scope })
  expect(writeText).toHaveBeenLastCalledWith('https://www.jeoul.test/estimate?e=1.7x2')
  expect(outcome()).toEqual({ kind: 'address-copied' })
  await allSettled(textCopied, { scope })
  expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining('20,000원  라이젠 × 2'))
  expect(outcome()).toEqual({ kind: 'text-copied' })
})

test('a text that could not be copied is shown, to be copied by hand', async () => {
  const { scope, outcome } = await onDevice({})
  await allSettled(addressCopied, { scope })
  expect(outcome()).toEqual({ kind: 'copy-failed', text: 'https://www.jeoul.test/estimate?e=1.7x2' })
})

test.each([
  ['a dismissal', 'AbortError', null],
  ['an error', 'NotAllowedError', { kind: 'share-failed' }],
])('the share sheet ends with %s', async (_, name, expected) => {
  const share = () => Promise.reject(Object.assign(new Error(name), { name }))
  const { scope, outcome } = await onDevice({ share })
  await allSettled(addressShared, { scope })
  expect(outcome()).toEqual(expected)
})

test('reports that a browser cannot draw the picture', async () => {
  const { scope, outcome } = await onDevice({})
  vi.stubGlobal('document', undefined)
  await allSettled(pictureRequested, { scope })
  expect(outcome()).toEqual({ kind: 'picture-failed' })
})

test('the parts are shared by kind, not in the order in which they were added', async () => {
  const writeText = vi.fn(async (_: string) => {})
  const { scope } = await onDevice({ clipboard: { writeText } })
  await allSettled(estimateOpened, { scope, params: '?e=1.8.7' })
  await allSettled(textCopied, { scope })
  const [text = ''] = writeText.mock.lastCall ?? []
  expect(text.indexOf('라이젠')).toBeLessThan(text.indexOf('부품 8'))
})
