import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type OptimisticReaction,
  shownReaction,
  withAnswer,
  withoutPresses,
  withPress,
} from './optimistic-reaction.ts'
import { type Press, type Reaction, react } from './react.ts'

const untouched: Reaction = { isLiked: false, isHated: false, count: 0 }
const start: OptimisticReaction = { confirmed: untouched, presses: [] }

test('a press is shown at once, and undone if it fails', () => {
  const pressed = withPress(start, 'like')
  expect(shownReaction(pressed)).toEqual({ isLiked: true, isHated: false, count: 1 })
  expect(shownReaction(withoutPresses(pressed))).toEqual(untouched)
})

test('a double press counts once', () => {
  const once = withPress(start, 'like')
  expect(withPress(once, 'like')).toBe(once)
})

test('an answer includes the votes of others', () => {
  const answered = withAnswer(withPress(start, 'like'), { isLiked: true, isHated: false, count: 8 })
  expect(shownReaction(answered).count).toBe(8)
})

test('a press that another tab has already made is not sent', () => {
  const twice = withPress(withPress(start, 'like'), 'hate')
  expect(withAnswer(twice, { isLiked: false, isHated: true, count: -1 }).presses).toEqual([])
})

/** Events in any order: the visitor presses, others vote, the host answers the press that was sent, or fails. */
const step = fc.constantFrom<Press | 'others' | 'answer' | 'failure'>(
  'like',
  'hate',
  'others',
  'answer',
  'failure',
)

test('whatever answers and failures come between presses, the host’s state is shown once all are answered', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), steps => {
      let host = untouched
      let screen = start
      /** The last answer of the host. */
      let answered = untouched
      const answer = () => {
        const [sent] = screen.presses
        if (sent === undefined) return
        const before = host
        host = react(host, sent)
        // "A press that changes nothing sends nothing."
        expect(host).not.toBe(before)
        answered = host
        screen = withAnswer(screen, host)
      }
      const fail = () => {
        screen = withoutPresses(screen)
        expect(shownReaction(screen)).toEqual(answered)
      }
      for (const each of steps) {
        if (each === 'others') host = { ...host, count: host.count + 1 }
        else if (each === 'answer') answer()
        else if (each === 'failure') fail()
        else screen = withPress(screen, each)
      }
      while (screen.presses.length > 0) answer()
      const { count: _, ...mine } = shownReaction(screen)
      expect(host).toMatchObject(mine)
      expect(shownReaction(screen)).toEqual(answered)
    }),
  )
})

test('without failures and others, any sequence of presses shows the result of the rule, before and after all answers', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Press>('like', 'hate')), fc.nat(5), (presses, answersBetween) => {
      let host = untouched
      let screen = start
      const answer = () => {
        const [sent] = screen.presses
        if (sent === undefined) return
        host = react(host, sent)
        screen = withAnswer(screen, host)
      }
      for (const [place, press] of presses.entries()) {
        screen = withPress(screen, press)
        if (place % (answersBetween + 1) === 0) answer()
        expect(shownReaction(screen)).toEqual(presses.slice(0, place + 1).reduce(react, untouched))
      }
      while (screen.presses.length > 0) answer()
      expect(host).toEqual(presses.reduce(react, untouched))
    }),
  )
})
