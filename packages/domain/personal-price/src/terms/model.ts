import { createPersisted } from '@jeoul/visitor/device'
import { defaultTerms } from '../offer/payment-terms.ts'
import { readTerms } from './read-terms.ts'

const persistedTerms = createPersisted({ key: 'payment-terms', read: readTerms, initial: defaultTerms })

/** The stated terms, or the default ones. */
export const $paymentTerms = persistedTerms.$value
export const termsChanged = persistedTerms.changed
