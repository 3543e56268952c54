import type { Ask } from '../exchanges/create-ask.ts'
import type { Values } from '../exchanges/planned-request.ts'

/** Longer lists are compared only by their totals. */
const maxItems = 200

/** A list with the ids of all its items, if they are few enough. */
export async function wholeList(ask: Ask, values: Values) {
  const exchange = await ask.ok('getItems', { values: { ...values, limit: maxItems } })
  const { items, total } = exchange.body.result
  return { exchange, total, ids: total <= maxItems ? items.map(({ item_id }) => item_id) : undefined }
}

export type WholeList = Awaited<ReturnType<typeof wholeList>>
