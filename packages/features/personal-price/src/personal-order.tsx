import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $hasOwnPrices } from './own-price.tsx'
import { $personalOrder, personalOrderChosen } from './personal-sort.ts'

/** Sorts the loaded rows by 내 결제가, for shoppers who see it; a second press restores the list's order. */
export function PersonalOrder() {
  const [hasOwnPrices, order, choose] = useUnit([$hasOwnPrices, $personalOrder, personalOrderChosen])
  const isChosen = order !== null
  return (
    hasOwnPrices && (
      <Button tone="quiet" aria-pressed={isChosen} onClick={() => choose(!isChosen)}>
        내 결제가순 (이 페이지에서)
      </Button>
    )
  )
}
