import { createEffect, createEvent, createStore, sample } from 'effector'

/** The page to share. */
export interface Shared {
  readonly url: string
  readonly title: string
}

/** The outcome of sharing; null before the first attempt, or if the shopper cancelled. */
export type ShareOutcome = 'copied' | 'copy-failed' | 'share-failed' | null

/** The layer was opened, which clears the outcome of an earlier attempt. */
export const shareOpened = createEvent()
/** Copies the address to the clipboard. */
export const addressCopied = createEvent<Shared>()
/** Opens the device's own share sheet. */
export const addressShared = createEvent<Shared>()

const copyFx = createEffect(({ url }: Shared) => navigator.clipboard.writeText(url))
const shareFx = createEffect(({ url, title }: Shared) => navigator.share({ url, title }))

/** The outcome of the last attempt, or null. */
export const $shareOutcome = createStore<ShareOutcome>(null)
  .on(copyFx.done, () => 'copied')
  .on(copyFx.fail, () => 'copy-failed')
  .on(shareFx, () => null)
  // Closing the device's share sheet throws an AbortError; that is not a failure.
  .on(shareFx.failData, (_, error) => (error.name === 'AbortError' ? null : 'share-failed'))
  .reset(shareOpened)

sample({ clock: addressCopied, target: copyFx })
sample({ clock: addressShared, target: shareFx })
