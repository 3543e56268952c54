import { $siteProps } from '@jeoul/page'
import { type ReadProduct, readConfiguration, writeConfiguration } from '@jeoul/product'
import { $shareOutcome, addressCopied, addressShared, shareOpened } from '@jeoul/product/actions'
import { $inside, $place, closeLayer, hrefs } from '@jeoul/router'
import { Dialog, ShareForm } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Shares the product's address, with the configuration of an assembled PC. */
export function ShareDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const inside = useUnit($inside)
  const [{ origin }, outcome, { search }] = useUnit([$siteProps, $shareOutcome, $place])
  const [copy, share, close] = useUnit([addressCopied, addressShared, closeLayer])
  const begin = useUnit(shareOpened)
  useEffect(() => void begin(), [begin])
  const configured = writeConfiguration('', readConfiguration(search))
  const shared = { url: origin + inside(hrefs.item(item.item_id, configured)), title: item.name }
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
