import { WishButton } from '@jeoul/ui'
import { $hearts, heartPressed, type PressedHeart } from '@jeoul/wish'
import { useUnit } from 'effector-react'

interface HeartProps extends Omit<PressedHeart, 'isMine'> {
  /** Whether the host says that the shopper has saved the product; undefined if it does not say. */
  readonly isMine?: boolean
  /** How many members saved it, as the host says. Without a count, the button is named after the product. */
  readonly count?: number
}

/** The heart of a product outside of lists. It follows the shopper's wishes, and so does the count. */
export function Heart({ itemId, name, image, isMine: wasMine, count }: HeartProps) {
  const [hearts, press] = useUnit([$hearts, heartPressed])
  const isMine = hearts.isMine(itemId) ?? wasMine ?? false
  return (
    <WishButton
      name={name}
      isMine={isMine}
      count={count === undefined ? undefined : Math.max(0, count + hearts.shift(itemId, wasMine ?? null))}
      onClick={() => press({ itemId, name, image, isMine })}
    />
  )
}
