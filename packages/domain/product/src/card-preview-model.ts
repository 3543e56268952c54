import { combine, createEvent, createStore } from 'effector'
import { $openProduct } from './model.ts'

/** What the card of a product said when it was pressed. */
export interface CardPreview {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
  /** The price in the card's own words, label and delivery included; '' if it had none. */
  readonly price: string
}

/** A card that leads to a product was pressed. */
export const cardPressed = createEvent<CardPreview>()

const $pressedCard = createStore<CardPreview | null>(null, { serialize: 'ignore' }).on(
  cardPressed,
  (_, card) => card,
)

/** What the pressed card said of the open product, for as long as the product itself is awaited; null if it was none. */
export const $cardPreview = combine($openProduct, $pressedCard, (open, card) =>
  card?.itemId === open?.itemId ? card : null,
)
