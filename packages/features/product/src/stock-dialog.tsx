import type { ReadProduct } from '@jeoul/product'
import { stockWords } from '@jeoul/product/actions'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** Explains the label that replaces the price, such as 일시품절. */
export function StockDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const close = useUnit(closeLayer)
  const words = stockWords(item.price_state)
  if (!words) return null
  return (
    <Dialog title={words.label} onClose={close}>
      <p>{words.meaning}</p>
      <p>{words.advice}</p>
    </Dialog>
  )
}
