import { createEffect, createEvent, createStore, sample } from 'effector'

/** What is shared: a page, by its address. */
export interface Shared {
  readonly url: string
  readonly title: string
}

/** What came of sharing; null before anything was tried, or where the shopper thought better of it. */
export type ShareOutcome = 'copied' | 'copy-failed' | 'share-failed' | null

/** The layer was opened: what was said of an earlier try is over. */
export const shareOpened = createEvent()
/** The address is to be put into the clipboard. */
export const addressCopied = createEvent<Shared>()
/** The device is to offer its own ways of sharing. */
export const addressShared = createEvent<Shared>()

const copyFx = createEffect(({ url }: Shared) => navigator.clipboard.writeText(url))
const shareFx = createEffect(({ url, title }: Shared) => navigator.share({ url, title }))

/** What became of the last try; null where there is nothing to say. */
export const $shareOutcome = createStore<ShareOutcome>(null)
  .on(copyFx.done, () => 'copied')
  .on(copyFx.fail, () => 'copy-failed')
  .on(shareFx, () => null)
  // Whoever closes the device's own sheet changed their mind; that is no failure.
  .on(shareFx.failData, (_, error) => (error.name === 'AbortError' ? null : 'share-failed'))
  .reset(shareOpened)

sample({ clock: addressCopied, target: copyFx })
sample({ clock: addressShared, target: shareFx })
