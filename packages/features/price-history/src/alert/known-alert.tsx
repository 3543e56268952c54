import { $settingStatus, alertRemoved, type PriceAlert } from '@jeoul/price-history/alert'
import { closeLayer } from '@jeoul/router'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './alert-dialog.module.css'
import { AlertNotifications } from './alert-notifications.tsx'
import { alertWords, toldWords } from './alert-words.ts'

type KnownAlertProps = {
  readonly alert: PriceAlert
  /** It has just been set, and only this remains to be said. */
  readonly isNew?: boolean
}

/** Shows the alert that is set, and how to turn it off. */
export function KnownAlert({ alert, isNew = false }: KnownAlertProps) {
  const [status, remove, close] = useUnit([$settingStatus, alertRemoved, closeLayer])
  return (
    <div className={styles.known}>
      <Notice tone="green">
        {isNew ? '알림을 켰어요. ' : ''}
        <span translate="no">{alertWords(alert, false)}</span>.
      </Notice>
      {isNew && <p className={styles.note}>{toldWords}</p>}
      <AlertNotifications />
      <p className={styles.acts}>
        <Button disabled={status === 'saving'} onClick={() => remove(alert.itemId)}>
          알림 끄기
        </Button>
        {isNew && (
          <Button tone="solid" onClick={() => close()}>
            확인
          </Button>
        )}
      </p>
    </div>
  )
}
