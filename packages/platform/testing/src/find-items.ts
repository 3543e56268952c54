import type { ListItem } from '@jeoul/api/types'
import { hosts } from './mock-hosts.ts'

const cards = '111213'
const assembledPcs = '121210'

/** Finds items of the mock's catalogue for tests. */
export async function findItems() {
  const [inCards, inPcs] = await Promise.all([cards, assembledPcs].map(listOf))
  const all = [...(inCards ?? []), ...(inPcs ?? [])]
  const forSale = (inCards ?? []).filter(({ price_state }) => price_state === 3)
  return {
    /** Graphics cards that are for sale. */
    forSale,
    /** The product that most malls sell. */
    popular: found(forSale.toSorted((a, b) => b.mall_count - a.mall_count)[0]),
    discontinued: found(all.find(({ price_state }) => price_state === 0)),
    assembledPc: found(inPcs?.find(({ price_state }) => price_state === 3)),
  }
}

async function listOf(cateId: string): Promise<readonly ListItem[]> {
  const answer = await fetch(`${hosts.main}/front/v3/items?cate_id=${cateId}&limit=500`)
  return (await answer.json()).result.items
}

function found(item: ListItem | undefined): ListItem {
  if (!item) throw new Error('the catalogue has no such item')
  return item
}
