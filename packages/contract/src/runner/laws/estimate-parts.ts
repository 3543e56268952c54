import { holdSame } from '../exchanges/hold.ts'
import { caseLaw } from './law.ts'

const partKinds = ['cpu', 'gpu', 'case', 'monitor', 'os', 'assembly'] as const
/** The maximum number of ids in a request. */
const maxIds = 64

/**
 * "Parts by their ids" are "in the order requested", and a part agrees with the item of its id. Source: the contract.
 */
export const estimateParts = [
  caseLaw({
    id: 'parts-by-id',
    name: 'parts found by their ids equal those listed by kind',
    operations: ['getParts', 'findParts'],
    cases: () => partKinds,
    async holds({ ask }, kind) {
      const all = await ask.ok('getParts', { values: { kind } })
      const wanted = all.body.result.list.slice(0, maxIds).toReversed()
      if (wanted.length === 0) return
      const ids = wanted.map(({ part_id }) => part_id)
      const found = await ask.ok('findParts', { values: { part_id: ids } })
      holdSame('body.result.list', found.body.result.list, wanted, all, found)
    },
  }),
  caseLaw({
    id: 'part-prices',
    name: 'a part has the price of its item',
    operations: ['getParts', 'getItemView'],
    cases: () => partKinds,
    async holds({ ask }, kind) {
      const all = await ask.ok('getParts', { values: { kind } })
      const parts = [...all.body.result.list.entries()]
      const [place, part] = parts.find(([, { part_id }]) => /^\d+$/.test(part_id)) ?? []
      if (!part) return
      const view = await ask.ok('getItemView', { values: { a: part.part_id, b: 1 } })
      const of = (item: Pick<typeof part, Shared>) => Object.fromEntries(shared.map(key => [key, item[key]]))
      holdSame(`body.result.list.${place}`, of(part), of(view.body.result), all, view)
    },
  }),
]

/** The fields that a part and its item share. */
const shared = ['name', 'maker', 'price_state', 'cash', 'card', 'lowest'] as const
type Shared = (typeof shared)[number]
