import { editOpened } from '@jeoul/payment-terms'
import { useUnit } from 'effector-react'
import { LayerTrouble } from './layer-trouble.tsx'

/** The layer of 내 결제조건 could not be loaded. */
export function TermsTrouble() {
  const open = useUnit(editOpened)
  return <LayerTrouble onRetry={() => open()} />
}
