import { findPartsFx } from '@jeoul/api'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, createWatch, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { $leftOut, $notParts, addressSettled, leftOutRead } from './adding-model.ts'
import {
  $canUndo,
  $estimate,
  changeUndone,
  estimateOpened,
  linesReplaced,
  partChosen,
  pieceAdded,
  quantityChanged,
} from './estimate-model.ts'
import { $change } from './sheet-model.ts'

const sold = [partOf('1', 'cpu'), partOf('2', 'cpu'), partOf('3', 'memory')]

function visit(stored = '', answer = () => sold) {
  const find = vi.fn((_: unknown, { partIds }: { readonly partIds: readonly string[] }) => ({
    success: true,
    message: 'success',
    result: { list: answer().filter(part => partIds.includes(part.part_id)) },
  }))
  const storage = memoryStorage(new Map([['jeoul.estimate', JSON.stringify(stored)]]))
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

test('an address without an estimate restores the one changed last', async () => {
  const { open, settled } = visit('?e=1.1.3x2')
  await open('')
  expect(settled).toEqual(['?e=1.1.3x2'])
})

test.each(['?e=1.2', '?e=1.7.8'])('somebody else’s estimate, %s, is opened as it is', async search => {
  const { open, settled } = visit('?e=1.1')
  await open(search)
  expect(settled).toEqual([])
})

test('a page opened after the device was read waits for its address', async () => {
  const { scope, settled, storage } = visit('?e=1.1')
  await allSettled(deviceOpened, { scope, params: storage })
  await allSettled(estimateOpened, { scope, params: '?e=1.2' })
  expect(settled).toEqual([])
})

test('changes are stored on the device, including an emptied estimate', async () => {
  const { scope, open, storage } = visit()
  await open('?e=1.1')
  expect(storage.getItem('jeoul.estimate')).toBe('""')
  await allSettled(quantityChanged, { scope, params: { partId: '1', quantity: 2 } })
  expect(storage.getItem('jeoul.estimate')).toBe('"?e=1.1x2"')
  await allSettled(linesReplaced, { scope, params: [] })
  expect(storage.getItem('jeoul.estimate')).toBe('""')
})

test('an added product replaces the one of its kind in the stored estimate, and can be undone', async () => {
  const { scope, open } = visit('?e=1.1.3')
  expect(await open('?add=2')).toEqual(['2', '3'])
  expect(scope.getState($change)?.kind).toBe('swapped')
  expect(scope.getState($canUndo)).toBe(true)
})

test('several products are added at once; those that are not parts are counted', async () => {
  const { scope, open } = visit()
  expect(await open('?add=1.3.99')).toEqual(['1', '3'])
  expect(scope.getState($notParts)).toBe(1)
  expect(scope.getState($change)).toMatchObject({ kind: 'added', count: 2, present: 0 })
})

test.each([
  ['1', '1'],
  ['1.3', undefined],
])('adding a present product, %s, only changes the address, and reports it', async (ids, reported) => {
  const { scope, open, settled } = visit('?e=1.1.3')
  expect(await open(`?add=${ids}`)).toEqual(['1', '3'])
  expect(settled).toEqual(['?e=1.1.3'])
  const { kind, part } = scope.getState($change) ?? {}
  expect([kind, part?.part_id]).toEqual(['present', reported])
})

test('one more piece of a present product can be added', async () => {
  const { scope, open } = visit('?e=1.3')
  await open('?add=3')
  await allSettled(pieceAdded, { scope, params: '3' })
  expect(scope.getState($estimate).lines).toEqual([{ partId: '3', quantity: 2 }])
  expect(scope.getState($change)?.kind).toBe('counted')
})

test('reports how many of several added products were present', async () => {
  const { scope, open } = visit('?e=1.3')
  await open('?add=1.3')
  expect(scope.getState($change)).toMatchObject({ kind: 'added', count: 1, present: 1 })
})

test('nothing is lost if the host fails', async () => {
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

describe('two products of a kind that a PC has once', () => {
  async function addTwo() {
    const { scope, open } = visit('?e=1.3')
    expect(await open('?add=1.2')).toEqual(['3', '2'])
    const leftOut = () => scope.getState($leftOut).map(({ part, held }) => [part.part_id, held?.part_id])
    return { scope, leftOut }
  }

  test('the last is added, and can be replaced by the other one, and back', async () => {
    const { scope, leftOut } = await addTwo()
    expect(leftOut()).toEqual([['1', '2']])
    await allSettled(partChosen, { scope, params: { part: partOf('1', 'cpu'), instead: '2' } })
    expect(leftOut()).toEqual([['2', '1']])
  })

  test.each([
    ['has read it', leftOutRead, undefined],
    ['goes on', quantityChanged, { partId: '3', quantity: 2 }],
    ['takes it back', changeUndone, undefined],
  ])('the notice is dismissed once the shopper %s', async (_, unit, params) => {
    const { scope, leftOut } = await addTwo()
    await allSettled<unknown>(unit, { scope, params })
    expect(leftOut()).toEqual([])
  })
})
