import { findPartsFx } from '@jeoul/api'
import { pendingWorkStarted } from '@jeoul/api/pending-work'
import { deviceOpened } from '@jeoul/device'
import { memoryStorage } from '@jeoul/device/testing'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $leftOut, $notParts } from './adding-model.ts'
import { addressSettled } from './address-model.ts'
import { changeWords } from './change-words.ts'
import { $canUndo, $estimate, estimateOpened, linesReplaced, quantityChanged } from './model.ts'
import { $change } from './sheet-model.ts'
import { partOf } from './testing/parts.ts'

const sold = [partOf('1', 'cpu'), partOf('2', 'cpu'), partOf('3', 'memory')]

function visit(kept = '', answer = () => sold) {
  const find = vi.fn((_: unknown, { partIds }: { readonly partIds: readonly string[] }) => ({
    ...{ success: true, message: 'success' },
    result: { list: answer().filter(part => partIds.includes(part.part_id)) },
  }))
  const storage = memoryStorage(new Map([['jeoul.estimate', JSON.stringify(kept)]]))
  const scope = fork({ handlers: [[findPartsFx, find]] })
  const settled: string[] = []
  createWatch({ unit: addressSettled, scope, fn: query => settled.push(query) })
  return {
    scope,
    settled,
    storage,
    async open(search: string) {
      await allSettled(estimateOpened, { scope, params: search })
      await allSettled(deviceOpened, { scope, params: storage })
      return scope.getState($estimate).lines.map(({ partId }) => partId)
    },
  }
}

test('an address without an estimate goes on with the one that was changed last', async () => {
  const { open, settled } = visit('?e=1.1.3x2')
  await open('')
  expect(settled).toEqual(['?e=1.1.3x2'])
})

test.each(['?e=1.2', '?e=1.7.8'])('somebody else’s estimate, %s, is opened as it is', async search => {
  const { open, settled } = visit('?e=1.1')
  await open(search)
  expect(settled).toEqual([])
})

test('a page that comes once the device was read waits for its address', async () => {
  const { scope, settled, storage } = visit('?e=1.1')
  await allSettled(deviceOpened, { scope, params: storage })
  await allSettled(pendingWorkStarted, { scope })
  await allSettled(estimateOpened, { scope, params: '?e=1.2' })
  expect(settled).toEqual([])
})

test('what a shopper changes is kept on the device; what is emptied is empty', async () => {
  const { scope, open, storage } = visit()
  await open('?e=1.1')
  expect(storage.getItem('jeoul.estimate')).toBe('""')
  await allSettled(quantityChanged, { scope, params: { partId: '1', quantity: 2 } })
  expect(storage.getItem('jeoul.estimate')).toBe('"?e=1.1x2"')
  await allSettled(linesReplaced, { scope, params: [] })
  expect(storage.getItem('jeoul.estimate')).toBe('""')
})

test('a product is added to the kept estimate, in place of the one of its kind, and can be undone', async () => {
  const { scope, open } = visit('?e=1.1.3')
  expect(await open('?add=2')).toEqual(['2', '3'])
  expect(scope.getState($change)?.kind).toBe('swapped')
  expect(scope.getState($canUndo)).toBe(true)
})

test('several are added at once; those that are no parts are counted', async () => {
  const { scope, open } = visit()
  expect(await open('?add=1.3.99')).toEqual(['1', '3'])
  expect(scope.getState($notParts)).toBe(1)
  const change = scope.getState($change)
  expect(change && changeWords(change)).toBe('부품 2개를 담았어요')
})

test('what is there already changes nothing but the address', async () => {
  const { open, settled } = visit('?e=1.1')
  expect(await open('?add=1')).toEqual(['1'])
  expect(settled).toEqual(['?e=1.1'])
})

test('a host that fails loses nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { open } = visit('?e=1.1', () => {
    throw new Error('down')
  })
  expect(await open('?add=3')).toEqual(['1', '3'])
})

test('before the device is read, the server shows what is added', async () => {
  const { scope } = visit()
  await allSettled(estimateOpened, { scope, params: '?add=3' })
  expect(scope.getState($estimate).lines).toEqual([{ partId: '3', quantity: 1 }])
})

test('of two products of a kind that a PC has once the last is added, and it is said that the other is not', async () => {
  const { scope, open } = visit('?e=1.3')
  expect(await open('?add=1.2')).toEqual(['3', '2'])
  expect(scope.getState($leftOut)).toEqual(['cpu'])
  await allSettled(quantityChanged, { scope, params: { partId: '3', quantity: 2 } })
  expect(scope.getState($leftOut)).toEqual([])
})
