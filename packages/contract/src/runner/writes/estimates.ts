import type { Estimate } from '@jeoul/api/types'
import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'

/**
 * Estimates are independent of each other, and "price is originPrice plus the changes, multiplied by each". Source: the
 * contract.
 */
export function estimates({ ask, known, callers }: Context): readonly Check[] {
  const shops = known.pools.ManagerId ?? []
  if (!callers.has('member')) return []
  return [
    caseCheck({
      id: 'new-estimates',
      name: 'an estimate adds up and has a new number',
      operations: ['createEstimate'],
      writes: true,
      cases: () => ['once'],
      async holds() {
        const first = await ask.ok('createEstimate', { as: 'member' })
        const second = await ask.ok('createEstimate', { as: 'member' })
        const numbers = [first, second].map(({ body }) => body.result.idx_estimate)
        hold(numbers[0] !== numbers[1], 'body.result.idx_estimate', 'is the same twice', first, second)
        holdEstimate(first.body.result, first)
      },
    }),
    caseCheck({
      id: 'minishop-estimates',
      name: 'an estimate adds up and belongs to the requested minishop',
      operations: ['createMinishopEstimate'],
      writes: true,
      cases: () => shops,
      async holds(id) {
        const answer = await ask.ok('createMinishopEstimate', { values: { id }, as: 'member' })
        holdSame('body.result.idx_b_manager', answer.body.result.idx_b_manager, id, answer)
        holdEstimate(answer.body.result, answer)
      },
    }),
  ]
}

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
