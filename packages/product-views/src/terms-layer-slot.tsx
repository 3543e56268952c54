import { $isEditing } from '@jeoul/payment-terms'
import { useUnit } from 'effector-react'
import { $termsLayer } from './terms-loading.ts'

/** Where the layer of 내 결제조건 appears; a page that shows them has one. */
export function TermsLayer() {
  const [isEditing, layer] = useUnit([$isEditing, $termsLayer])
  return isEditing && layer ? <layer.View /> : null
}
