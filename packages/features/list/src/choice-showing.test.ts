import { $query, makerToggled } from '@jeoul/list'
import { createServerHistory, historyOpened, navigated } from '@jeoul/router'
import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { choiceShown } from './choice-showing.ts'

/** Opens a list and records the choices that its page is shown of. */
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

test('a choice is on show at once, and the page hears of it afterwards', async () => {
  const { choose, chosen, shown } = await open()
  const ended = choose('5')
  expect([chosen(), shown.mock.calls]).toEqual([['5'], []])
  await ended
  expect(shown.mock.calls).toEqual([[['5']]])
})

test('of choices that follow each other at once the page hears the last, which holds them all', async () => {
  const { choose, shown } = await open()
  await Promise.all([choose('5'), choose('6')])
  expect(shown.mock.calls).toEqual([[['5', '6']]])
})

test('a choice that is taken back at once is shown as it was before', async () => {
  const { choose, shown } = await open()
  await Promise.all([choose('5'), choose('5')])
  expect(shown.mock.calls).toEqual([[[]]])
})

test('whoever left the page is not called back', async () => {
  const { scope, choose, shown } = await open()
  await Promise.all([choose('5'), allSettled(navigated, { scope, params: { href: '/item/1' } })])
  expect(shown).not.toHaveBeenCalled()
})
