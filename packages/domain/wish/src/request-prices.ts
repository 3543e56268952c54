import { getItemViewFx } from '@jeoul/api'
import { siteManagerId } from '@jeoul/page'
import { itemHeadline } from '@jeoul/personal-price'
import { createEffect } from 'effector'
import type { WishChange } from './change-groups.ts'
import type { SavedItem } from './wish-group.ts'

/** Requests the names and prices of products saved on the device. Products whose request fails are left out. */
export const requestPricesFx = createEffect(
  async (items: readonly SavedItem[]): Promise<readonly WishChange[]> => {
    const requests = items.map(({ itemId }) => getItemViewFx({ itemId, managerId: siteManagerId }))
    const answers = await Promise.allSettled(requests)
    return answers.flatMap((answer, place) => {
      const item = items[place]
      if (!item || answer.status === 'rejected') return []
      const { name, image, ...prices } = answer.value.result
      return [{ kind: 'note', item: { ...item, name, image, price: itemHeadline(prices)?.total ?? null } }]
    })
  },
)

/** The items without a price that a press of a heart saves for the first time. */
export function unpriced(change: WishChange): readonly SavedItem[] {
  const isNew = change.kind === 'put' && change.item?.price === null && !change.from
  return isNew && change.item ? [change.item] : []
}
