import { $query, makerToggled } from '@jeoul/list'
import { createServerHistory, historyOpened, navigated } from '@jeoul/router'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { choiceShown } from './choice-showing.ts'

/** Opens a list and records the choices that are reported to its page. */
async function open() {
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createServerHistory('/list/7') })
  const shown = vi.fn()
  createWatch({ unit: choiceShown, scope, fn: ({ makers }) => shown(makers) })
  return {
    scope,
    shown,
    chosen: () => scope.getState($query).makers,
    choose: (params: string) => allSettled(makerToggled, { scope, params }),
  }
}

test('a choice is shown at once, and reported to the page afterwards', async () => {
  const { choose, chosen, shown } = await open()
  const ended = choose('5')
  expect([chosen(), shown.mock.calls]).toEqual([['5'], []])
  await ended
  expect(shown.mock.calls).toEqual([[['5']]])
})

test('of several choices in a row only the last is reported, and it includes all of them', async () => {
  const { choose, shown } = await open()
  await Promise.all([choose('5'), choose('6')])
  expect(shown.mock.calls).toEqual([[['5', '6']]])
})

test('a choice that is undone at once is shown as before', async () => {
  const { choose, shown } = await open()
  await Promise.all([choose('5'), choose('5')])
  expect(shown.mock.calls).toEqual([[[]]])
})

test('a choice is not reported after the visitor has left the page', async () => {
  const { scope, choose, shown } = await open()
  await Promise.all([choose('5'), allSettled(navigated, { scope, params: { href: '/item/1' } })])
  expect(shown).not.toHaveBeenCalled()
})
