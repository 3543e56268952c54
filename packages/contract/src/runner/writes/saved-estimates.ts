import fc from 'fast-check'
import { type Check, lawCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { hardTexts } from './texts.ts'

const maxLength = { name: 40, query: 999 }

/** "Saves an estimate under the member's own key, replacing an earlier one with that key." Source: the contract. */
export function savedEstimates({ ask, callers }: Context): readonly Check[] {
  if (!callers.has('member')) return []
  const draft = fc.record({
    name: hardTexts(maxLength.name),
    query: hardTexts(maxLength.query).map(text => `?${text}`),
  })
  return [
    lawCheck({
      id: 'saved-estimates',
      name: 'an estimate is saved as sent, once for each key',
      operations: ['saveEstimate', 'getSavedEstimates', 'deleteEstimate'],
      writes: true,
      share: 0.4,
      value: fc.record({ key: fc.stringMatching(/^[A-Za-z0-9-]{8,40}$/), first: draft, second: draft }),
      async holds({ key, first, second }) {
        const values = { key }
        const kept = async () => {
          const all = await ask.ok('getSavedEstimates', { as: 'member' })
          return { all, found: all.body.result.filter(estimate => estimate.key === key) }
        }
        for (const json of [first, second, second]) {
          const saved = await ask.ok('saveEstimate', { values, body: { json }, as: 'member' })
          const { all, found } = await kept()
          const is = found.map(({ name, query }) => ({ name, query }))
          holdSame('body.result', is, [json], saved, all)
        }
        if (callers.has('other')) {
          const theirs = await ask.ok('getSavedEstimates', { as: 'other' })
          const isSeen = theirs.body.result.some(estimate => estimate.key === key)
          hold(!isSeen, 'body.result', "has another member's estimate", theirs)
        }
        const removed = await ask.ok('deleteEstimate', { values, as: 'member' })
        const { all, found } = await kept()
        holdSame('body.result', found, [], removed, all)
        await ask.ok('deleteEstimate', { values, as: 'member' })
      },
    }),
  ]
}
