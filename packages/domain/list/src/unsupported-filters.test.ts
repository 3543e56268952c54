import { describe, expect, test } from 'vitest'
import type { ListAnswer } from './list-answer.ts'
import { $query } from './model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'
import { dropUnsupportedFilters } from './unsupported-filters.ts'

type Choices = Parameters<typeof dropUnsupportedFilters>[0]
type Said = Pick<ListAnswer, 'traitCounts' | 'malls'>

const mall = { id: '101', name: '11번가', count: 0 }

describe('filters that the host has ignored do not look chosen', () => {
  test.each<[string, Choices, Said, Choices]>([
    [
      'a host that knows everything',
      { traits: ['free'], malls: ['101'] },
      { traitCounts: { free: 0 }, malls: [mall] },
      { traits: ['free'], malls: ['101'] },
    ],
    [
      'a host that knows some traits, and no malls',
      { traits: ['free', 'rated'], malls: ['101'] },
      { traitCounts: { free: 3 }, malls: null },
      { traits: ['free'], malls: [] },
    ],
    [
      'malls of which nothing is left',
      { traits: [], malls: ['101'] },
      { traitCounts: {}, malls: [] },
      { traits: [], malls: ['101'] },
    ],
  ])('%s', (_, chosen, offered, left) => {
    expect(dropUnsupportedFilters(chosen, offered)).toEqual(left)
  })
})

test('drops only the filters that the host does not support', async () => {
  const { scope, open } = setUp()
  await open('111213', '?trait=free&mall=101&maker=7&page=2')
  expect(scope.getState($query)).toMatchObject({ traits: [], malls: [], makers: ['7'], page: 2 })

  const answer = itemsAnswer()
  const knowing = setUp({
    items: () => ({ ...answer, result: { ...answer.result, trait_counts: { free: 1 }, malls: [mall] } }),
  })
  await knowing.open('111213', '?trait=free&mall=101')
  expect(knowing.scope.getState($query)).toMatchObject({ traits: ['free'], malls: ['101'] })
})
