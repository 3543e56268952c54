import { allSettled, createWatch } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { choicesMade, fieldChanged, queryChosen, rangeChosen } from './choice-model.ts'
import { readListQuery } from './list-query-codec.ts'
import { setUp } from './testing/list-host.ts'

/** Opens a list; returns its scope and the choices that are passed to its page. */
async function openList(search: string) {
  const { scope, open } = setUp()
  await open('111213', search)
  const chosen = vi.fn()
  createWatch({ unit: queryChosen, scope, fn: chosen })
  return { scope, chosen }
}

describe('a field of the list’s form', () => {
  test.each([
    ['maker', '7', true, '?maker=7&maker=9'],
    ['maker', '9', false, ''],
    ['spec', 'memory:12', true, '?maker=9&spec=memory:12'],
    // "The route type cash becomes card if the card-price checkbox is checked" (specification, section 4)
    ['type', 'card', true, '?maker=9&type=card'],
    ['type', 'card', false, '?maker=9'],
    ['sort', 'low', false, '?maker=9&sort=low'],
    ['size', '90', false, '?maker=9&size=90'],
  ])(
    '%s=%s, checked %s, opens the first page and keeps all other choices',
    async (name, value, checked, next) => {
      const { scope, chosen } = await openList('?page=3&maker=9')
      await allSettled(fieldChanged, { scope, params: { name, value, checked } })
      expect(chosen).toHaveBeenCalledExactlyOnceWith(readListQuery(next))
    },
  )

  test.each([
    ['spec', 'memory'],
    ['trait', 'blue'],
    ['sort', 'dearest'],
    ['size', '7'],
    ['kwd', 'rtx'],
  ])('%s=%s requests nothing', async (name, value) => {
    const { scope, chosen } = await openList('?page=3')
    await allSettled(fieldChanged, { scope, params: { name, value, checked: true } })
    expect(chosen).not.toHaveBeenCalled()
  })
})

test('choices made together open the first page and keep all others', async () => {
  const { scope, chosen } = await openList('?page=3&maker=9&sort=low')
  await allSettled(choicesMade, { scope, params: { kwd: 'RTX 5070', min: 100, max: 900 } })
  expect(chosen).toHaveBeenCalledExactlyOnceWith(
    readListQuery('?maker=9&sort=low&kwd=RTX 5070&min=100&max=900'),
  )
})

test('a range of amounts chooses every value in it, on the first page', async () => {
  const values = ['8', '12', '16', '24'].map(key => ({ key, name: `${key}GB`, count: 1 }))
  const facet = { key: 'memory', name: '메모리', values }
  const { scope, chosen } = await openList('?page=3&spec=memory:8')
  await allSettled(rangeChosen, { scope, params: { facet, from: 12 * 1024 ** 2, to: null } })
  expect(chosen).toHaveBeenCalledExactlyOnceWith(
    readListQuery('?spec=memory:12&spec=memory:16&spec=memory:24'),
  )
})
