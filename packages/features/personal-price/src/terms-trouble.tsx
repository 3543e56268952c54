import { LayerError } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { editRetried } from './terms-layer.ts'

/** The layer of 내 결제조건 could not be loaded. */
export function TermsTrouble() {
  const retry = useUnit(editRetried)
  return <LayerError onRetry={retry} />
}
