import { createKept } from '@jeoul/device'
import { everyone } from '../offer/payment-terms.ts'
import { readTerms } from './read-terms.ts'

const kept = createKept({ key: 'payment-terms', read: readTerms, initial: everyone })

/** The stated terms, or the default ones. */
export const $paymentTerms = kept.$value
export const termsChanged = kept.changed
