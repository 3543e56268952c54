import { ApiError } from '@jeoul/api'
import { serialize } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $makers } from './offered-model.ts'
import { itemsAnswer, makers, setUp } from './testing/list-host.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

/** A host that answers only the first request for a list, and fails from then on. */
function hostThatBreaks() {
  const items = vi
    .fn(() => itemsAnswer())
    .mockImplementation(() => {
      throw new ApiError('status', 'down', 500)
    })
  items.mockImplementationOnce(() => itemsAnswer())
  return setUp({ items })
}

test('the makers stay after a failed load, so that the shopper can deselect one', async () => {
  const { scope, open } = hostThatBreaks()
  await open('111213')
  await open('111213', '?maker=7')
  expect(scope.getState($makers)).toEqual(makers)
})

test('the choices offered also stay in a browser that hydrated a rendered page', async () => {
  const { scope, scopeWith, open } = hostThatBreaks()
  await open('111213')
  const browser = scopeWith(serialize(scope))
  await open('111213', '?maker=7', browser)
  expect(browser.getState($makers)).toEqual(makers)
})

test('the choices offered do not stay in another category', async () => {
  const { scope, open } = hostThatBreaks()
  await open('111213')
  await open('112753')
  expect(scope.getState($makers)).toEqual([])
})
