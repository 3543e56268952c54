import { createPersisted } from '@jeoul/device'
import { defaultTerms } from '../offer/payment-terms.ts'
import { readTerms } from './read-terms.ts'

const kept = createPersisted({ key: 'payment-terms', read: readTerms, initial: defaultTerms })

/** The stated terms, or the default ones. */
export const $paymentTerms = kept.$value
export const termsChanged = kept.changed
