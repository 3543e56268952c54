import { createEvent, createStore } from 'effector'
import type { AlertItem } from './price-alert.ts'

/** Opens the alert dialog for a product. */
export const alertRequested = createEvent<AlertItem>()
/** Closes the alert dialog. */
export const requestEnded = createEvent()

/**
 * The product of the open alert dialog. A separate module, because a product's page requests the dialog first and then
 * loads the rest of this package with it.
 */
export const $dialogItem = createStore<AlertItem | null>(null, { serialize: 'ignore' })
  .on(alertRequested, (_, item) => item)
  .reset(requestEnded)
