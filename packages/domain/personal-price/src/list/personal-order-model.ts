import { combine, createStore, type Store, type Unit } from 'effector'
import { areStated } from '../terms/are-stated.ts'
import { $paymentTerms } from '../terms/model.ts'
import { type OffersByItem, type PricedRow, personalOrder } from './personal-order.ts'

interface PersonalOrder {
  /** The loaded rows. */
  readonly $items: Store<readonly PricedRow[]>
  /** The malls' offers, as far as they are known. */
  readonly $offers: Store<OffersByItem>
  /** Whether to sort the rows by 내 결제가. */
  readonly chosen: Unit<boolean>
  /** Another order or another list was chosen. */
  readonly left: Unit<unknown>
}

/**
 * Sorts the loaded rows by 내 결제가, once a shopper who stated terms chooses this order.
 *
 * @returns indexes of the rows; null if the list's own order applies
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
