import { combine, createEvent, createStore, type EventCallable, type Store } from 'effector'

/** The place of an offer to merge: over the page until the member declines it, within the page afterwards. */
export type MergePlace = 'over-page' | 'in-page'

/** An offer to merge the data that the device stored before a login into the member's account. */
export interface MergeOffer {
  /** Whether the offer is shown over pages. Other messages in its place wait. */
  readonly $isOffered: Store<boolean>
  /** The member declined until the next page load. */
  readonly declined: EventCallable<void>
}

/**
 * Creates an offer to merge.
 *
 * @param $mergeable the number of things on the device that the account lacks
 */
export function createMergeOffer($mergeable: Store<number>): MergeOffer {
  const declined = createEvent()
  const $isDeclined = createStore(false, { serialize: 'ignore' }).on(declined, () => true)
  return {
    $isOffered: combine($mergeable, $isDeclined, (count, isDeclined) => count > 0 && !isDeclined),
    declined,
  }
}
