import { alertRemoved, alertRequested, type PriceAlert } from '@jeoul/price-history/alert'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { AlertLine } from './alert-line.tsx'
import { alertWords } from './alert-words.ts'

/** A pending alert, with buttons that change it and turn it off. */
export function WaitingLine({ alert }: { readonly alert: PriceAlert }) {
  const [remove, request] = useUnit([alertRemoved, alertRequested])
  const { itemId, name, image } = alert
  return (
    <AlertLine alert={alert} words={alertWords(alert, false)}>
      <Button aria-label={`${name} 알림 바꾸기`} onClick={() => request({ itemId, name, image })}>
        바꾸기
      </Button>
      <Button tone="quiet" aria-label={`${name} 알림 끄기`} onClick={() => remove(itemId)}>
        끄기
      </Button>
    </AlertLine>
  )
}
