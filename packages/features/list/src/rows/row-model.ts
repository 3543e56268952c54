import { itemToggled, type PickedItem } from '@jeoul/compare'
import { items } from '@jeoul/list'
import { $pageProps } from '@jeoul/page'
import { $place } from '@jeoul/router'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import {
  $wishes,
  savedItems,
  wishCountsListed,
  wishFailed,
  wishIntended,
  wishOf,
  wishToggled,
} from '@jeoul/wish'
import { createEvent, createStore, sample } from 'effector'

/** A visitor may use rows from now on: loads what a member has saved. */
export const rowsOpened = createEvent()
/** 비교 of a row was pressed. */
export const rowCompared = createEvent<PickedItem>()
/** 찜 of a row was pressed, by its product's id. */
export const rowWished = createEvent<string>()
/** The visitor closed the message about an undone press. */
export const rowErrorClosed = createEvent()

sample({
  clock: rowsOpened,
  source: $pageProps,
  filter: ({ isLogged }) => isLogged,
  fn: () => ({}),
  target: savedItems.requested,
})

sample({ clock: items.loaded, fn: () => {}, target: wishCountsListed })

sample({ clock: rowCompared, target: itemToggled })

sample({
  clock: rowWished,
  source: $pageProps,
  filter: ({ isLogged }) => isLogged,
  fn: (_, id) => id,
  target: wishToggled,
})
// After the login the visitor returns to the list.
sample({
  clock: rowWished,
  source: { props: $pageProps, links: $siteLinks },
  filter: ({ props }) => !props.isLogged,
  fn: ({ links }) => links.login,
  target: siteLeft,
})
sample({
  clock: rowWished,
  source: $pageProps,
  filter: ({ isLogged }) => !isLogged,
  fn: (_, itemId) => itemId,
  target: wishIntended,
})

const $pressed = createStore('', { serialize: 'ignore' }).on(rowWished, (_, itemId) => itemId)

/** Why the last press of a row's 찜 was undone; null if it was not. Product pages show their own message. */
export const $rowError = createStore<'login' | 'failed' | null>(null, { serialize: 'ignore' }).reset(
  rowWished,
  rowErrorClosed,
  $place,
)

sample({
  clock: wishFailed,
  source: { pressed: $pressed, wishes: $wishes },
  filter: ({ pressed }, itemId) => pressed === itemId,
  fn: ({ wishes }, itemId) => wishOf(wishes, itemId).failure,
  target: $rowError,
})
