import { useUnit } from 'effector-react'
import { LayerTrouble } from './layer-trouble.tsx'
import { editRetried } from './terms-editing.ts'

/** The layer of 내 결제조건 could not be loaded. */
export function TermsTrouble() {
  const retry = useUnit(editRetried)
  return <LayerTrouble onRetry={retry} />
}
