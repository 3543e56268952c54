import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $ownOrder, ownOrderChosen } from './slot.ts'

/** Orders the rows that are there by 내 결제가; pressed again, as the list has them. */
export function OwnOrder() {
  const [order, choose] = useUnit([$ownOrder, ownOrderChosen])
  return (
    <Button tone="quiet" aria-pressed={order !== null} onClick={() => choose(order === null)}>
      내 결제가순 (이 페이지에서)
    </Button>
  )
}
