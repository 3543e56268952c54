import { $layer, layerOpened } from '@jeoul/router'
import { useUnit } from 'effector-react'
import { $compareLayer, compareLayer } from './compare-layer.ts'
import { CompareTray } from './tray-slot.tsx'

/** The tray, and the comparison that a phone opens from it: "modal on mobile (hidden by default)". */
export function CompareTrayWithLayer() {
  const [layer, comparison, open] = useUnit([$layer, $compareLayer, layerOpened])
  return (
    <>
      <CompareTray onOpen={() => open(compareLayer)} />
      {comparison && layer === compareLayer && <comparison.View />}
    </>
  )
}
