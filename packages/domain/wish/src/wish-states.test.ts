import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Wishes,
  wishOf,
  withCountsListed,
  withFailed,
  withListed,
  withSaved,
  withSending,
  withToggled,
  withTold,
} from './wish-states.ts'

const told = withTold({}, { itemId: '7', isMine: false, count: 3 })
const seen = (wishes: Wishes) => {
  const { isMine, count } = wishOf(wishes, '7')
  return [isMine, count]
}

test('a press shows at once, and a second one takes it back', () => {
  expect(seen(withToggled(told, '7'))).toEqual([true, 4])
  expect(seen(withToggled(withToggled(told, '7'), '7'))).toEqual([false, 3])
})

test('"Optimistic changes undo themselves with a word when they fail"', () => {
  const failed = withFailed(withSending(withToggled(told, '7'), '7'), '7', 'failed')
  expect(wishOf(failed, '7')).toEqual({
    isMine: false,
    count: 3,
    shift: 0,
    isSaved: false,
    isSending: false,
    failure: 'failed',
  })
  expect(wishOf(withToggled(failed, '7'), '7').failure).toBeNull()
})

test('what a host tells while a call is on its way is older than the press', () => {
  const sending = withSending(withToggled(told, '7'), '7')
  expect(withTold(sending, { itemId: '7', isMine: false, count: 3 })).toBe(sending)
})

test('what the member saved is all that is saved, but for a press that is on its way', () => {
  const known = withTold(withTold({}, { itemId: '8', isMine: true, count: 2 }), {
    itemId: '9',
    isMine: false,
    count: 0,
  })
  const pressed = withSending(withToggled(known, '9'), '9')
  const listed = withListed(pressed, ['7'])
  const isMine = (itemId: string) => wishOf(listed, itemId).isMine
  expect(['7', '8', '9'].map(isMine)).toEqual([true, false, true])
  expect(wishOf(listed, '8').count).toBe(2)
})

test('taking back what is saved, of which nobody told the count, does not count below zero', () => {
  expect(seen(withToggled(withListed({}, ['7']), '7'))).toEqual([false, 0])
})

test('a product that nobody told of is not saved', () => {
  expect(wishOf({}, '7')).toMatchObject({ isMine: false, count: 0 })
})

describe('after any presses', () => {
  const step = fc.constantFrom('toggle', 'send', 'save', 'fail')
  const after = (steps: readonly string[], count: number) =>
    steps.reduce<Wishes>(
      (wishes, name) => {
        if (name === 'toggle') return withToggled(wishes, '7')
        if (name === 'send') return withSending(wishes, '7')
        if (name === 'save') return withSaved(wishes, '7', wishOf(wishes, '7').isMine)
        return withFailed(wishes, '7', 'failed')
      },
      withTold({}, { itemId: '7', isMine: false, count }),
    )

  test('the count is that of the others, and one more while it is saved', () => {
    fc.assert(
      fc.property(fc.array(step), fc.nat(50), (steps, others) => {
        const { isMine, count } = wishOf(after(steps, others), '7')
        expect(count).toBe(others + Number(isMine))
      }),
    )
  })
})

describe('the count that a list says', () => {
  const shiftOf = (wishes: Wishes) => wishOf(wishes, '7').shift
  const pressed = withToggled({}, '7')
  const sending = withSending(pressed, '7')

  test.each([
    ['a press adds one', pressed, 1],
    ['a second press takes it back', withToggled(pressed, '7'), 0],
    ['taking back what was saved takes one', withToggled(withListed({}, ['7']), '7'), -1],
    ['a saved press stays', withSaved(sending, '7', true), 1],
    ['a failed press is undone', withFailed(sending, '7', 'failed'), 0],
    [
      'what a product’s page tells is no list’s',
      withTold(pressed, { itemId: '7', isMine: true, count: 5 }),
      1,
    ],
    ['a new list counts it itself', withCountsListed(withSaved(sending, '7', true)), 0],
    ['unless it is on its way', withCountsListed(sending), 1],
  ])('%s', (_, wishes, shift) => {
    expect(shiftOf(wishes)).toBe(shift)
  })
})
