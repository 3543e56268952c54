import type { Call, Caller } from './caller.ts'

export interface SoakHosts {
  readonly main: string
  readonly second: string
  readonly categories: readonly string[]
  readonly itemIds: readonly string[]
}

/** Calls of one visit. */
export const callsOfVisit = 20

const picture = Uint8Array.from({ length: 2000 }, (_, place) => place % 251)

/**
 * A typical visit: a list with new filters, its blocks, an item with its offers and reviews; everything
 * written is removed again.
 *
 * @param visit a running number, so that no two visits are alike
 */
export async function pay(call: Caller, hosts: SoakHosts, visit: number): Promise<void> {
  const { main, second, categories, itemIds } = hosts
  const category = categories[visit % categories.length] ?? ''
  const id = itemIds[(visit * 7919) % itemIds.length] ?? ''
  const item = `${second}/desktop/v1/shopping/items/${id}`
  for (const url of [...listsOf(main, category, visit), ...pagesOf(main, category, id), ...detailsOf(item)]) {
    await call({ url })
  }
  await wishAndTakeBack(call, hosts, id)
  await reviewAndTakeBack(call, `${item}/reviews`)
}

function listsOf(main: string, category: string, visit: number): readonly string[] {
  const list = `${main}/front/v3/items?cate_id=${category}&fields=stdpc,maker,hotdeal,event&ad=sap006`
  return [
    `${list}&limit=30&min=${visit}`,
    `${list}&offset=30&limit=60&sort=low&type=card&max=${10_000_000 - visit}`,
    `${list}&limit=30&maker=${1 + (visit % 300)}&sort=review`,
    `${list}&limit=30&keyword=${encodeURIComponent(`a${visit % 977}`)}`,
  ]
}

function pagesOf(main: string, category: string, id: string): readonly string[] {
  return [
    `${main}/front/v1/item/spec/${category}`,
    `${main}/front/v1/item/getSchPrice?cate_id=${category}`,
    `${main}/front/v3/item/view/${id}/1`,
    `${main}/front/v2/search/autocomplete?keyword=${id.slice(-2)}`,
  ]
}

function detailsOf(item: string): readonly string[] {
  return [item, `${item}/malls/all?on_sale=1`, `${item}/reviews?page=1`, `${item}/reviews/info`]
}

async function wishAndTakeBack(call: Caller, { main, second }: SoakHosts, id: string): Promise<void> {
  const wish = `${second}/desktop/v1/shopping/wish`
  const { result } = await call({ method: 'POST', url: wish, body: { name: '담아 두기' } })
  const group = textIn(result, 'gid_zzim')
  await call({ method: 'POST', url: `${wish}/${group}/items`, body: { item_id: id } })
  await call({ method: 'DELETE', url: `${wish}/items/${id}` })
  await call({ method: 'POST', url: `${main}/front/v2/zzim/del`, body: { f_div: 'group', idx: group } })
}

async function reviewAndTakeBack(call: Caller, reviews: string): Promise<void> {
  const form = new FormData()
  form.append('marks', '4')
  form.append('message', '하루 써 봤는데 괜찮아요.')
  form.append('images[]', new File([picture], 'a.png', { type: 'image/png' }))
  const created = await call({ method: 'POST', url: reviews, body: form })
  const review = `${reviews}/${textIn(created.result, 'idx_thread')}`
  const words: Call = {
    method: 'POST',
    url: `${review}/comment`,
    body: { idx_b_manager: 1, message: '고마워요.' },
  }
  const comment = textIn((await call(words)).result, 'idx_comment')
  await call({ method: 'DELETE', url: `${review}/comment/${comment}` })
  await call({ method: 'DELETE', url: review })
}

function textIn(value: unknown, name: string): string {
  const found = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return String(new Map(found).get(name) ?? '')
}
