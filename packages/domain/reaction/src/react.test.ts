import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Press, type Reaction, react, shownCount } from './react.ts'

const of = (mine: Press | null, count: number): Reaction => ({
  isLiked: mine === 'like',
  isHated: mine === 'hate',
  count,
})

describe('"Like: liked set, hated cleared, count plus one"', () => {
  test.each<[string, Reaction, Reaction]>([
    ['of a review without a reaction of mine', of(null, 3), of('like', 4)],
    ['after a hate', of('hate', 3), of('like', 4)],
    ['of one that is liked already changes nothing', of('like', 3), of('like', 3)],
    ['from below zero', of('hate', -1), of('like', 0)],
  ])('like %s', (_, before, after) => {
    expect(react(before, 'like')).toEqual(after)
  })
})

describe('"Hate: hated set, liked cleared, count minus one"', () => {
  test.each<[string, Reaction, Reaction]>([
    ['of a review without a reaction of mine', of(null, 3), of('hate', 2)],
    ['after a like', of('like', 3), of('hate', 2)],
    ['of one that is hated already changes nothing', of('hate', 3), of('hate', 3)],
    ['at zero', of(null, 0), of('hate', -1)],
  ])('hate %s', (_, before, after) => {
    expect(react(before, 'hate')).toEqual(after)
  })
})

test.each<[number, boolean, number]>([
  [2, true, 2],
  [0, true, 0],
  [-1, true, 0],
  [-1, false, -1],
])('"on mobile the count never goes below 0": %i, on mobile %j, is %i', (count, isMobile, shown) => {
  expect(shownCount(count, isMobile)).toBe(shown)
})

const press = fc.constantFrom<Press>('like', 'hate')
const reaction = fc
  .tuple(fc.constantFrom<Press | null>('like', 'hate', null), fc.integer({ min: -9, max: 9 }))
  .map(([mine, count]) => of(mine, count))

test('a press without effect returns the same object, so that nothing is sent', () => {
  fc.assert(
    fc.property(reaction, press, (before, pressed) => {
      const after = react(before, pressed)
      expect(react(after, pressed)).toBe(after)
    }),
  )
})

test('any sequence of presses ends with the last one, and each change moves the count by one', () => {
  fc.assert(
    fc.property(reaction, fc.array(press, { minLength: 1 }), (before, presses) => {
      const mine = before.isLiked ? 'like' : before.isHated ? 'hate' : null
      const moves = presses.filter((each, place) => each !== (presses[place - 1] ?? mine))
      const count = moves.reduce((sum, each) => sum + (each === 'like' ? 1 : -1), before.count)
      expect(presses.reduce(react, before)).toEqual(of(presses.at(-1) ?? null, count))
    }),
  )
})
