import { layerClosed } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { CompareBoard } from './compare-board.tsx'
import { layerShown } from './compare-dialog-model.ts'

/** Covers a phone's page with the comparison, "modal on mobile"; going back closes it. */
export default function CompareDialog() {
  const [close, show] = useUnit([layerClosed, layerShown])
  useEffect(() => show(), [show])
  return (
    <Dialog title="상품 비교" isFull onClose={close}>
      <CompareBoard isLayer />
    </Dialog>
  )
}
