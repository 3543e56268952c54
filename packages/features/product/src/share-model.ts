import { $siteProps } from '@jeoul/page'
import { createEffect, createEvent, sample } from 'effector'
import { itemLayer } from './item-layer.ts'

interface Shared {
  readonly url: string
  readonly title: string
}

/** 공유 was pressed: a phone's own share sheet opens at once, else a dialog with the address. */
export const shareRequested = createEvent<Shared>()

const shareFx = createEffect((shared: Shared) => navigator.share(shared))

sample({
  clock: shareRequested,
  source: $siteProps,
  filter: canShare,
  fn: (_, shared) => shared,
  target: shareFx,
})
sample({
  clock: [
    sample({ clock: shareRequested, source: $siteProps, filter: props => !canShare(props) }),
    // Closing the share sheet is not an error.
    shareFx.failData.filter({ fn: ({ name }) => name !== 'AbortError' }),
  ],
  fn: () => 'share' as const,
  target: itemLayer.opened,
})

function canShare({ isMobile }: { readonly isMobile: boolean }): boolean {
  return isMobile && 'share' in navigator
}
