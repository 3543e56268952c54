import { combine, createEvent, createStore } from 'effector'
import { $openProduct } from './model.ts'

/** The contents of a product's card when it was pressed. */
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
