import { $siteProps } from '@jeoul/page'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { $estimateAddress } from './estimate-address.ts'
import { $summary, type EstimateSummary } from './estimate-summary.ts'
import { estimateText } from './estimate-text.ts'

export const addressCopied = createEvent()
export const textCopied = createEvent()
/** The shopper asked to share the address: opens the phone's share sheet. */
export const addressShared = createEvent()
/** The shopper asked for a picture: phones share it, desktops download it. */
export const pictureRequested = createEvent()

/**
 * The outcome of the last action, to be announced; null before the first one, and if the shopper dismissed the share
 * sheet.
 */
export type ShareOutcome =
  | { readonly kind: 'address-copied' | 'text-copied' | 'share-failed' | 'picture-saved' | 'picture-failed' }
  /** The text to copy by hand. */
  | { readonly kind: 'copy-failed'; readonly text: string }
  | null

interface Copy {
  readonly kind: 'address-copied' | 'text-copied'
  readonly text: string
}

const copyFx = createEffect(({ text }: Copy) => navigator.clipboard.writeText(text))
const shareFx = createEffect((url: string) => navigator.share({ url, title: 'PC 견적' }))
const pictureFx = createEffect(
  async ({ summary, isMobile }: { readonly summary: EstimateSummary; readonly isMobile: boolean }) => {
    const [{ drawPicture }, { givePicture }] = await Promise.all([
      import('./draw-picture.ts'),
      import('./give-picture.ts'),
    ])
    const picture = await drawPicture(summary, getComputedStyle(document.body).fontFamily)
    return givePicture(picture, isMobile)
  },
)
export const $isDrawing = pictureFx.pending

export const $shareOutcome = createStore<ShareOutcome>(null, { serialize: 'ignore' })
  .on([copyFx, shareFx, pictureFx], () => null)
  .on(copyFx.done, (_, { params: { kind } }) => ({ kind }))
  .on(copyFx.fail, (_, { params: { text } }) => ({ kind: 'copy-failed', text }))
  // Closing the share sheet is not an error.
  .on(shareFx.failData, (_, { name }) => (name === 'AbortError' ? null : { kind: 'share-failed' }))
  .on(pictureFx.doneData, (_, given) => (given === 'saved' ? { kind: 'picture-saved' } : null))
  .on(pictureFx.fail, () => ({ kind: 'picture-failed' }))

sample({
  clock: addressCopied,
  source: $estimateAddress,
  fn: (text): Copy => ({ kind: 'address-copied', text }),
  target: copyFx,
})
sample({
  clock: textCopied,
  source: $summary,
  fn: (summary): Copy => ({ kind: 'text-copied', text: estimateText(summary) }),
  target: copyFx,
})
sample({ clock: addressShared, source: $estimateAddress, target: shareFx })
sample({
  clock: pictureRequested,
  source: { summary: $summary, site: $siteProps },
  filter: $isDrawing.map(isDrawing => !isDrawing),
  fn: ({ summary, site: { isMobile } }) => ({ summary, isMobile }),
  target: pictureFx,
})
