import { $alerts, $deviceAlerts, $isAtHost, mergeAccepted } from '@jeoul/price-alert'
import { Button } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './wish-alerts.module.css'

/** Offers a member to take over the alerts that the device kept from before the login. */
export function AlertMerge() {
  const [alerts, device, isAtHost, merge] = useUnit([$alerts, $deviceAlerts, $isAtHost, mergeAccepted])
  if (!isAtHost || alerts === null || device.length === 0) return null
  return (
    <section className={styles.offer} aria-label="이 기기의 알림">
      <p>로그인 전에 이 기기에서 켠 알림이 {device.length}개 있어요. 내 알림에 합칠까요?</p>
      <Button tone="solid" onClick={() => merge()}>
        합치기
      </Button>
    </section>
  )
}
