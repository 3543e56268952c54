import { $shareOutcome, addressCopied, addressShared, shareOpened } from '@jeoul/layer'
import { $pageProps } from '@jeoul/page'
import type { ReadProduct } from '@jeoul/product'
import { $inside, hrefs, layerClosed } from '@jeoul/router'
import { Dialog, ShareForm } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Shares the product's address. */
export function ShareDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const inside = useUnit($inside)
  const [{ origin }, outcome] = useUnit([$pageProps, $shareOutcome])
  const [copy, share, close] = useUnit([addressCopied, addressShared, layerClosed])
  const begin = useUnit(shareOpened)
  useEffect(() => void begin(), [begin])
  const shared = { url: origin + inside(hrefs.item(item.item_id)), title: item.name }
  return (
    <Dialog title="공유하기" onClose={close}>
      <ShareForm
        url={shared.url}
        outcome={outcome}
        onCopy={() => copy(shared)}
        onShare={'share' in navigator ? () => share(shared) : undefined}
      />
    </Dialog>
  )
}
