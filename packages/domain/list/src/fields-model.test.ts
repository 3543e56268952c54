import { allSettled, createWatch } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { queryChosen } from './choice-model.ts'
import { fieldChanged, pricesTyped } from './fields-model.ts'
import { readListQuery } from './list-query-codec.ts'
import { setUp } from './testing/list-host.ts'

async function openList() {
  const { scope, open } = setUp()
  await open('111213', '?page=3')
  const chosen = vi.fn()
  createWatch({ unit: queryChosen, scope, fn: chosen })
  return { scope, chosen }
}

describe('a field of the list’s form', () => {
  test.each([
    ['maker', '7', true, '?maker=7'],
    ['spec', 'memory:12', true, '?spec=memory:12'],
    ['type', 'card', true, '?type=card'],
    ['type', 'card', false, ''],
    ['sort', 'low', false, '?sort=low'],
  ])('%s=%s, checked %s', async (name, value, checked, search) => {
    const { scope, chosen } = await openList()
    await allSettled(fieldChanged, { scope, params: { name, value, checked } })
    expect(chosen).toHaveBeenCalledExactlyOnceWith(readListQuery(search))
  })

  test.each([
    ['spec', 'memory'],
    ['sort', 'dearest'],
    ['kwd', 'rtx'],
  ])('%s=%s requests nothing', async (name, value) => {
    const { scope, chosen } = await openList()
    await allSettled(fieldChanged, { scope, params: { name, value, checked: true } })
    expect(chosen).not.toHaveBeenCalled()
  })
})

test.each([
  ['100,000', '20만', { min: 100_000, max: 200_000 }],
  ['300000원', '', { min: 300_000, max: null }],
  ['비싸게', '９００', { min: null, max: 900 }],
])('prices typed as %s and %s', async (min, max, range) => {
  const { scope, chosen } = await openList()
  await allSettled(pricesTyped, { scope, params: { min, max } })
  expect(chosen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(range))
})
