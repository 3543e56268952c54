import { $place } from '@jeoul/router'
import { createEvent, createStore } from 'effector'

/** The open page's model found out whether there is anything at its address. */
export const pageMissed = createEvent<boolean>()

/** Whether the open page's address leads to nothing, although a route knows it. Another path is another question. */
export const $isMissing = createStore(false)
  .on(pageMissed, (_, isMissing) => isMissing)
  .reset($place.map(({ path }) => path))
