import type { Variant } from '@jeoul/api/types'
import { combine, createEvent, createStore } from 'effector'
import { $openProduct } from './model.ts'
import type { ReadProduct } from './product-answer.ts'

/** The contents of a product's card, shown while the product itself is loading. */
export interface CardPreview {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
  /** The price as shown on the card, label and delivery included; '' if it had none. */
  readonly price: string
}

/** A card that links to a product was pressed. */
export const cardPressed = createEvent<CardPreview>()

const $pressedCard = createStore<CardPreview | null>(null, { serialize: 'ignore' }).on(
  cardPressed,
  (_, card) => card,
)

/** The pressed card of the open product, while the product itself is loading; null if there was none. */
export const $cardPreview = combine($openProduct, $pressedCard, (open, card) =>
  card?.itemId === open?.itemId ? card : null,
)

/** The preview of a variant of the open product: the product's name with the variant's label, and its picture. */
export function previewVariant(open: ReadProduct, { item_id, label }: Variant, price: string): CardPreview {
  const { item, variant_label: own = '', gallery } = open
  const name =
    own !== '' && item.name.includes(own) ? item.name.replace(own, () => label) : `${item.name} ${label}`
  return { itemId: item_id, name, image: gallery.find(({ type }) => type === 'image')?.url ?? null, price }
}
