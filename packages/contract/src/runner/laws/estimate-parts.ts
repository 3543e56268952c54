import { type Check, caseCheck } from '../check.ts'
import type { Context } from '../context.ts'
import { holdSame } from '../exchanges/hold.ts'

const kinds = ['cpu', 'gpu', 'case', 'monitor', 'os', 'assembly'] as const
/** The maximum number of ids in a request. */
const maxIds = 64

/**
 * "Parts by their ids" are "in the order requested", and a part agrees with the item of its id. Source: the contract.
 */
export function estimateParts({ ask }: Context): readonly Check[] {
  return [
    caseCheck({
      id: 'parts-by-id',
      name: 'parts found by their ids equal those listed by kind',
      operations: ['getParts', 'findParts'],
      cases: () => kinds,
      async holds(kind) {
        const all = await ask.ok('getParts', { values: { kind } })
        const wanted = all.body.result.list.slice(0, maxIds).toReversed()
        if (wanted.length === 0) return
        const ids = wanted.map(({ part_id }) => part_id)
        const found = await ask.ok('findParts', { values: { part_id: ids } })
        holdSame('body.result.list', found.body.result.list, wanted, all, found)
      },
    }),
    caseCheck({
      id: 'part-prices',
      name: 'a part has the price of its item',
      operations: ['getParts', 'getItemView'],
      cases: () => kinds,
      async holds(kind) {
        const all = await ask.ok('getParts', { values: { kind } })
        const [place, part] =
          [...all.body.result.list.entries()].find(([, { part_id }]) => /^\d+$/.test(part_id)) ?? []
        if (!part) return
        const view = await ask.ok('getItemView', { values: { a: part.part_id, b: 1 } })
        const { name, maker, price_state, cash, card, lowest } = view.body.result
        const is = {
          name: part.name,
          maker: part.maker,
          price_state: part.price_state,
          cash: part.cash,
          card: part.card,
          lowest: part.lowest,
        }
        const item = { name, maker, price_state, cash, card, lowest }
        holdSame(`body.result.list.${place}`, is, item, all, view)
      },
    }),
  ]
}
