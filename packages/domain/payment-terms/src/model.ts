import { createKept } from '@jeoul/device'
import { everyone } from '@jeoul/offer-price'
import { createEvent, createStore } from 'effector'
import { readTerms } from './read-terms.ts'

const kept = createKept({ key: 'payment-terms', read: readTerms, initial: everyone })

/** What the shopper stated, or what everyone has. */
export const $paymentTerms = kept.$value
export const termsChanged = kept.changed

export const editOpened = createEvent()
export const editClosed = createEvent()
/** Whether the shopper is stating the terms. */
export const $isEditing = createStore(false)
  .on(editOpened, () => true)
  .on(editClosed, () => false)
