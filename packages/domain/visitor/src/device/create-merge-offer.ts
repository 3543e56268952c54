import { combine, createEvent, createStore, type EventCallable, type Store } from 'effector'

/** Where an offer to merge is shown: over the page until it is put off, and within the page from then on. */
export type MergePlace = 'over-page' | 'in-page'

/** An offer to merge what the device stored before a login into the member's account. */
export interface MergeOffer {
  /** Whether it passes over pages; other messages in its place wait. */
  readonly $isPassing: Store<boolean>
  /** The member declined until the next page load. */
  readonly putOff: EventCallable<void>
}

/** @param $mergeable how many things on the device the account lacks */
export function createMergeOffer($mergeable: Store<number>): MergeOffer {
  const putOff = createEvent()
  const $isPutOff = createStore(false, { serialize: 'ignore' }).on(putOff, () => true)
  return { $isPassing: combine($mergeable, $isPutOff, (count, isPutOff) => count > 0 && !isPutOff), putOff }
}
