import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyHistory, maxUndone, redo, undo, withChangeFrom } from './undo-history.ts'

const after = (values: readonly number[]) =>
  values.slice(0, -1).reduce((history, value) => withChangeFrom(history, value), emptyHistory<number>())

test('nothing can be undone or redone at first', () => {
  expect(undo(emptyHistory<number>(), 1)).toBeNull()
  expect(redo(emptyHistory<number>(), 1)).toBeNull()
})

test('every undone change can be redone', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 2, maxLength: 20 }), values => {
      const last = values.at(-1) ?? 0
      const back = undo(after(values), last)
      expect(back?.value).toBe(values.at(-2))
      if (!back) return
      const again = redo(back.history, back.value)
      expect(again).toEqual({ value: last, history: after(values) })
    }),
  )
})

test('a change after undoing discards the undone ones', () => {
  const back = undo(after([1, 2]), 2)
  expect(back && redo(withChangeFrom(back.history, 1), 9)).toBeNull()
})

test('the oldest changes are dropped', () => {
  const { past } = after(Array.from({ length: maxUndone + 5 }, (_, place) => place))
  expect(past).toHaveLength(maxUndone)
  expect(past.at(-1)).toBe(maxUndone + 3)
})
