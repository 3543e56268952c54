import type { Ask } from '../exchanges/create-ask.ts'
import type { KnownCategory } from './known.ts'

const window = 30
const forSale = 3

/** Loads a category's list and filters, and its first items. */
export async function discoverCategory(ask: Ask, cateId: string, names: readonly string[]) {
  const { body } = await ask.ok('getItems', { values: { cate_id: cateId, limit: window } })
  const { items, total } = body.result
  const specs = await ask.ok('getSpecs', { values: { cate: cateId } })
  const category: KnownCategory = {
    cateId,
    names,
    total,
    facets: specs.body.result.filter(({ values }) => values.length > 0),
    makers: body.makers,
    words: items.slice(0, 3).flatMap(({ name }) => name.split(/\s+/).slice(0, 2)),
  }
  // Items that are not for sale are rare and the most likely to be wrong, so one comes first.
  const unsold = items.filter(({ price_state }) => price_state !== forSale).slice(0, 1)
  const first = [...unsold, ...items.filter(item => !unsold.includes(item))]
  return { category, itemIds: first.map(idOf), unsoldIds: unsold.map(idOf) }
}

const idOf = ({ item_id }: { readonly item_id: string }) => item_id
