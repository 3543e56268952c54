import { createPersisted } from '@jeoul/visitor/device'
import { createEvent, sample } from 'effector'
import { type Quantities, readQuantities, withQuantity } from './quantities.ts'

const none: Quantities = {}
const persisted = createPersisted({ key: 'quantities', read: readQuantities, initial: none })

/** The quantities of products that are bought more than once. */
export const $quantities = persisted.$value
/** Sets the number of pieces of a product. */
export const quantityChosen = createEvent<{ readonly itemId: string; readonly pieces: number }>()

sample({ clock: quantityChosen, source: $quantities, fn: withQuantity, target: persisted.changed })
