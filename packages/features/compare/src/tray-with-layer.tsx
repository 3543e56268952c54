import { useUnit } from 'effector-react'
import { compareLayer } from './compare-layer.ts'
import { CompareTray } from './tray-slot.tsx'

/** The tray, and the layer in which a phone opens the comparison: "modal on mobile (hidden by default)". */
export function CompareTrayWithLayer() {
  const open = useUnit(compareLayer.opened)
  return (
    <>
      <CompareTray onOpen={() => open('compare')} />
      <compareLayer.Slot />
    </>
  )
}
