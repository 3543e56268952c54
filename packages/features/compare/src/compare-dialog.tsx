import { $picked, compareOpened } from '@jeoul/compare'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Comparison } from './comparison.tsx'

/** The dialog is on screen. */
const dialogShown = createEvent()
sample({
  clock: dialogShown,
  source: $picked,
  fn: picked => ({ itemIds: picked.map(({ itemId }) => itemId), showsAll: false }),
  target: compareOpened,
})

/** Covers a phone's page with the comparison, "modal on mobile"; going back closes it. */
export default function CompareDialog() {
  const [close, show] = useUnit([closeLayer, dialogShown])
  useEffect(() => show(), [show])
  return (
    <Dialog title="상품 비교" isFull onClose={close}>
      <Comparison isLayer />
    </Dialog>
  )
}
