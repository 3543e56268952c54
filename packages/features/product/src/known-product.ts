import { formatWon } from '@jeoul/format'
import { $openProduct } from '@jeoul/product'
import { $cardPreview } from '@jeoul/product/card-preview'
import { $seenItems } from '@jeoul/product/recent'
import { combine } from 'effector'

/**
 * Name, picture and price of the open product while it is loading or could not be loaded: as on the pressed card, or as
 * this device saw it last, for example after Back without a connection. Null if neither is known.
 */
export const $knownProduct = combine([$cardPreview, $openProduct, $seenItems], ([card, open, seen]) => {
  const last = seen.find(({ itemId }) => itemId === open?.itemId)
  if (card || !last) return card
  const { itemId, name, image, price } = last
  return { itemId, name, image, price: price === undefined ? '' : `마지막으로 본 가격 ${formatWon(price)}` }
})
