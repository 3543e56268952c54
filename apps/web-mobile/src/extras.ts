import { createEvent } from 'effector'

/** The shopper is there, and has done something. */
export const extrasOpened = createEvent()
