import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { personalOrderChosen } from './personal-sort.ts'
import { $personalPrices } from './slot.ts'

/** Sorts the loaded rows by 내 결제가; a second press restores the list's order. */
export function PersonalOrder() {
  const [views, choose] = useUnit([$personalPrices, personalOrderChosen])
  const isChosen = views !== null && views.order !== null
  return (
    <Button tone="quiet" aria-pressed={isChosen} onClick={() => choose(!isChosen)}>
      내 결제가순 (이 페이지에서)
    </Button>
  )
}
