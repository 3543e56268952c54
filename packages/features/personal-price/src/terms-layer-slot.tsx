import { useKept } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { $isEditing } from './terms-layer.ts'
import { $termsLayer } from './terms-loading.ts'

/** Where the layer of 내 결제조건 appears; a page that shows them has one. */
export function TermsLayer() {
  const isEditing = useKept($isEditing)
  const layer = useUnit($termsLayer)
  return isEditing && layer ? <layer.View /> : null
}
