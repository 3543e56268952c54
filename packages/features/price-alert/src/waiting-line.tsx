import { alertRemoved, type PriceAlert } from '@jeoul/price-alert'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { AlertLine } from './alert-line.tsx'
import { alertWords } from './alert-words.ts'

/** A pending alert, with buttons that change it and turn it off. */
export function WaitingLine({ alert }: { readonly alert: PriceAlert }) {
  const remove = useUnit(alertRemoved)
  const { itemId, name, image } = alert
  return (
    <AlertLine alert={alert} words={alertWords(alert, false)}>
      <Button
        data-act="alert"
        data-alert={itemId}
        data-name={name}
        data-image={image ?? undefined}
        aria-label={`${name} 알림 바꾸기`}
      >
        바꾸기
      </Button>
      <Button tone="quiet" aria-label={`${name} 알림 끄기`} onClick={() => remove(itemId)}>
        끄기
      </Button>
    </AlertLine>
  )
}
