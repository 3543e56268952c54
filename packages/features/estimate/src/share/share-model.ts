import { $siteProps } from '@jeoul/page'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { $estimateAddress, $summary, type EstimateSummary } from './estimate-summary.ts'

/**
 * Writes an estimate as plain text for a post (assumed): kind, price and name, aligned in monospaced fonts. The name
 * comes last, so that a long one shifts nothing.
 */
export function estimateText(summary: EstimateSummary): string {
  const { basis, rows, totalLabel, total, card, fit, leftOut, address } = summary
  const totalRow = { label: totalLabel, price: total, name: '', times: '' }
  const labelWidth = Math.max(...[...rows, totalRow].map(({ label }) => widthOf(label)))
  const priceWidth = Math.max(...[...rows, totalRow].map(({ price }) => widthOf(price)))
  const write = ({ label, price, name, times }: typeof totalRow) =>
    `${label}${blanks(labelWidth - widthOf(label))}  ${blanks(priceWidth - widthOf(price))}${price}  ${name}${times}`.trimEnd()
  return [
    `PC 견적 (${basis})`,
    '',
    ...rows.map(write),
    '─'.repeat(labelWidth + 2 + priceWidth),
    write(totalRow),
    ...[card, leftOut, fit && `호환성: ${fit}`].filter(note => note !== ''),
    '',
    address,
  ].join('\n')
}

/** The width of a text in columns: Korean letters take two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (width, letter) =>
      width + (/[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7a3\uff01-\uff60]/.test(letter) ? 2 : 1),
    0,
  )
}

function blanks(count: number): string {
  return ' '.repeat(count)
}

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
type ShareOutcome =
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
      import('./picture.ts'),
      import('./picture.ts'),
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
