import type { Estimate } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { caseLaw, propertyLaw } from '../laws/law.ts'
import { hardTexts } from './texts.ts'

/**
 * Estimates are independent of each other, and "price is originPrice plus the changes, multiplied by each". Source: the
 * contract.
 */
export const estimates = [
  caseLaw({
    id: 'new-estimates',
    name: 'an estimate adds up and has a new number',
    operations: ['createEstimate'],
    needs: ['member'],
    writes: true,
    cases: () => ['once'],
    async holds({ ask }) {
      const first = await ask.ok('createEstimate', { as: 'member' })
      const second = await ask.ok('createEstimate', { as: 'member' })
      const numbers = [first, second].map(({ body }) => body.result.idx_estimate)
      hold(numbers[0] !== numbers[1], 'body.result.idx_estimate', 'is the same twice', first, second)
      holdEstimate(first.body.result, first)
    },
  }),
  caseLaw({
    id: 'minishop-estimates',
    name: 'an estimate adds up and belongs to the requested minishop',
    operations: ['createMinishopEstimate'],
    needs: ['member'],
    writes: true,
    cases: ({ known }) => known.pools.ManagerId ?? [],
    async holds({ ask }, id) {
      const answer = await ask.ok('createMinishopEstimate', { values: { id }, as: 'member' })
      holdSame('body.result.idx_b_manager', answer.body.result.idx_b_manager, id, answer)
      holdEstimate(answer.body.result, answer)
    },
  }),
]

function holdEstimate({ pc }: Estimate, by: Exchange): void {
  const { originPrice, addedChangePrice, each, price, lists } = pc
  holdSame('body.result.pc.price', price, (originPrice + addedChangePrice) * each, by)
  const all = Object.values(lists).flat()
  const numbers = new Set(all.map(({ idx }) => idx))
  hold(numbers.size === all.length, 'body.result.pc.lists', 'has a number twice', by)
  for (const [type, list] of Object.entries(lists)) {
    const isOther = list.some(part => String(part.type) !== type)
    hold(!isOther, `body.result.pc.lists.${type}`, 'has a part of another type', by)
  }
}

/** "Saves an estimate under the member's own key, replacing an earlier one with that key." Source: the contract. */
export const savedEstimates = propertyLaw({
  id: 'saved-estimates',
  name: 'an estimate is saved as sent, once for each key',
  operations: ['saveEstimate', 'getSavedEstimates', 'deleteEstimate'],
  needs: ['member'],
  writes: true,
  share: 0.4,
  value({ contract: { documents } }) {
    const draft = fc.record({
      name: hardTexts(documents, 'estimateName'),
      query: hardTexts(documents, 'estimateQuery', 1).map(text => `?${text}`),
    })
    return fc.record({ key: fc.stringMatching(/^[A-Za-z0-9-]{8,40}$/), first: draft, second: draft })
  },
  async holds({ ask, callers }, { key, first, second }) {
    const ofKey = { values: { key }, as: 'member' } as const
    const kept = async () => {
      const all = await ask.ok('getSavedEstimates', { as: 'member' })
      return { all, found: all.body.result.filter(estimate => estimate.key === key) }
    }
    for (const json of [first, second, second]) {
      const saved = await ask.ok('saveEstimate', { ...ofKey, body: { json } })
      const { all, found } = await kept()
      const is = found.map(({ name, query }) => ({ name, query }))
      holdSame('body.result', is, [json], saved, all)
    }
    if (callers.has('other')) {
      const theirs = await ask.ok('getSavedEstimates', { as: 'other' })
      const isSeen = theirs.body.result.some(estimate => estimate.key === key)
      hold(!isSeen, 'body.result', "has another member's estimate", theirs)
    }
    const removed = await ask.ok('deleteEstimate', ofKey)
    const { all, found } = await kept()
    holdSame('body.result', found, [], removed, all)
    await ask.ok('deleteEstimate', ofKey)
  },
})
