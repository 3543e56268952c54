import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { layerShown } from './compare-dialog-model.ts'
import { Comparison } from './comparison.tsx'

/** Covers a phone's page with the comparison, "modal on mobile"; going back closes it. */
export default function CompareDialog() {
  const [close, show] = useUnit([closeLayer, layerShown])
  useEffect(() => show(), [show])
  return (
    <Dialog title="상품 비교" isFull onClose={close}>
      <Comparison isLayer />
    </Dialog>
  )
}
