import { combine, createStore, type Store, type Unit } from 'effector'
import { areStated } from '../offer/payment-terms.ts'
import { $paymentTerms } from '../terms/model.ts'
import { type OffersByItem, type PricedRow, personalOrder } from './personal-order.ts'

interface PersonalOrder {
  /** The loaded rows. */
  readonly $items: Store<readonly PricedRow[]>
  /** The known offers of the malls. */
  readonly $offers: Store<OffersByItem>
  /** Whether the shopper chose to sort by 내 결제가. */
  readonly chosen: Unit<boolean>
  /** Another order or another list was chosen, which ends this one. */
  readonly left: Unit<unknown>
}

/**
 * Sorts the loaded rows by 내 결제가 when a shopper with stated terms chooses this order.
 *
 * @returns indexes of the rows; null for the list's own order
 */
export function createPersonalOrder({
  $items,
  $offers,
  chosen,
  left,
}: PersonalOrder): Store<readonly number[] | null> {
  const $isChosen = createStore(false, { serialize: 'ignore' })
    .on(chosen, (_, isChosen) => isChosen)
    .on(left, () => false)
  return combine($isChosen, $items, $offers, $paymentTerms, (isChosen, items, offers, terms) =>
    isChosen && areStated(terms) ? personalOrder(items, offers, terms) : null,
  )
}
