import { findPartsFx } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { estimateOpened } from './estimate-model.ts'
import { $total } from './sheet-model.ts'

const sold = [partOf('1', 'cpu'), partOf('2', 'gpu', { cash: 90_000 })]

function visit() {
  let answer = () => {}
  const find = (_: unknown, { partIds }: { readonly partIds: readonly string[] }) =>
    new Promise(resolve => {
      answer = () =>
        resolve({
          success: true,
          message: 'success',
          result: { list: sold.filter(({ part_id }) => partIds.includes(part_id)) },
        })
    })
  const scope = fork({ handlers: [[findPartsFx, find]] })
  return {
    total: () => scope.getState($total),
    open: (search: string) => allSettled(estimateOpened, { scope, params: search }),
    answer: () => answer(),
  }
}

test('a loading total is never 0; the previous one stays until it has loaded', async () => {
  const { total, open, answer } = visit()
  const first = open('?e=1.1')
  expect(total()).toMatchObject({ won: null, isLoading: true, unknown: 0 })
  answer()
  await first
  expect(total()).toMatchObject({ won: 10_000, isLoading: false, unknown: 0 })
  const second = open('?e=1.1.2')
  expect(total()).toMatchObject({ won: 10_000, isLoading: true, unknown: 0 })
  answer()
  await second
  expect(total()).toMatchObject({ won: 100_000, isLoading: false, unknown: 0 })
})

test('parts that are no longer sold have no total', async () => {
  const { total, open, answer } = visit()
  const opened = open('?e=1.99')
  answer()
  await opened
  expect(total()).toMatchObject({ won: null, isLoading: false, unknown: 1 })
})

test('parts that failed to load are left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const fail = () => Promise.reject(new Error('no line'))
  const scope = fork({ handlers: [[findPartsFx, fail]] })
  await allSettled(estimateOpened, { scope, params: '?e=1.1' })
  expect(scope.getState($total)).toMatchObject({ won: null, isLoading: false, unknown: 1 })
})
