import { $checkStatus, $isAtHost, checkRetried, memberAlerts } from '@jeoul/price-history/alert'
import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './wish-alerts.module.css'

/** Says that alerts, or today's prices for them, could not be loaded. */
export function AlertError() {
  const [isAtHost, { status }, check] = useUnit([$isAtHost, memberAlerts.$state, $checkStatus])
  const [retryList, retryCheck] = useUnit([memberAlerts.retried, checkRetried])
  const isListLost = isAtHost && status === 'failed'
  if (!isListLost && check !== 'failed') return null
  return (
    <p className={styles.error} role="status">
      {isListLost ? '알림을 불러오지 못했어요.' : '알림의 오늘 가격을 확인하지 못했어요.'}{' '}
      <Button tone="quiet" onClick={() => (isListLost ? retryList() : retryCheck())}>
        <Icon of={glyph.retry} />
        다시 시도
      </Button>
    </p>
  )
}
