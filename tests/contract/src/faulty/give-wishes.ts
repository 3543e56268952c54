import type { OperationId } from '@jeoul/api/types'

type Send = (operationId: OperationId, url: string, body?: object) => Promise<Response>

/** Gives the first member two groups, and two items in the first, because real accounts already have some. */
export async function giveWishes(send: Send): Promise<void> {
  const wish = 'http://second.test/desktop/v1/shopping/wish'
  const list = await (await send('getItems', 'http://main.test/front/v3/items?limit=2')).json()
  const first = await send('createWishGroup', wish, { name: '찜' })
  await send('createWishGroup', wish, { name: '선물' })
  const { result } = await first.json()
  for (const { item_id } of list.result.items) {
    await send('createWishItem', `${wish}/${result.gid_zzim}/items`, { item_id })
  }
}
