import { sortValues } from '@jeoul/api/enums'
import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { listQuestions, listValues } from './list-questions.ts'

/** The highest offset that windows reach in a long list. */
const horizon = 90

/**
 * Windows of a list cover it exactly once: "`limit` is the exclusive end of the window". Source: the
 * contract; design section 6.
 */
export function listWindows({ ask, known }: Context): readonly Check[] {
  if (known.categories.length === 0) return []
  return [
    lawCheck({
      id: 'list-windows',
      name: 'windows cover a list exactly once',
      operations: ['getItems'],
      share: 0.5,
      value: fc.record({
        question: listQuestions(known),
        sort: fc.constantFrom(...sortValues),
        size: fc.integer({ min: 7, max: 40 }),
      }),
      async holds({ question: { category, choice }, sort, size }) {
        const window = (offset: number, limit: number) =>
          ask.ok('getItems', { values: listValues(category, choice, { sort, offset, limit }) })
        const whole = await window(0, horizon)
        const { total } = whole.body.result
        const end = Math.min(total, horizon)
        const ids = whole.body.result.items.map(({ item_id }) => item_id)
        hold(
          !whole.body.result.items.some(({ ad }) => ad),
          'body.result.items',
          'has ads that nobody asked for',
          whole,
        )
        holdSame('body.result.items.length', ids.length, end, whole)
        hold(new Set(ids).size === ids.length, 'body.result.items', 'has an item twice', whole)
        for (let offset = 0; offset < end; offset += size) {
          const limit = Math.min(offset + size, end)
          const part = await window(offset, limit)
          const items = part.body.result.items.map(({ item_id }) => item_id)
          holdSame('body.result.items', items, ids.slice(offset, limit), whole, part)
          holdSame('body.result.total', part.body.result.total, total, whole, part)
        }
        const beyond = await window(total, total + size)
        holdSame('body.result.items.length', beyond.body.result.items.length, 0, beyond)
      },
    }),
  ]
}
