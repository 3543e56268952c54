import {
  $failedItem,
  $firstAlerts,
  $listedAlerts,
  $listedFired,
  alertsOpened,
} from '@jeoul/price-history/alert'
import { Button, glyph, Icon, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { AlertError } from './alert-error.tsx'
import { alertLayer } from './alert-layer.ts'
import { AlertMerge } from './alert-merge.tsx'
import { FiredLine } from './fired-line.tsx'
import { WaitingLine } from './waiting-line.tsx'
import styles from './wish-alerts.module.css'

/** Lists all alerts. Lines are placed before it is known whether they have fired, so that nothing moves afterwards. */
export function WishAlerts() {
  const [all, fired, first, failed] = useUnit([$listedAlerts, $listedFired, $firstAlerts, $failedItem])
  const [isAll, setAll] = useState(false)
  const open = useUnit(alertsOpened)
  useEffect(() => open(), [open])
  return (
    <>
      <AlertMerge place="in-page" />
      <AlertError />
      {all.length > 0 && (
        <section className={styles.alerts} aria-labelledby="alerts-title">
          <h2 id="alerts-title">
            <Icon of={glyph.bell} /> 가격 알림 <small>{all.length}</small>
          </h2>
          <Notice tone="amber">
            {failed !== null && '알림을 바꾸지 못해 되돌렸어요. 다시 눌러 주세요.'}
          </Notice>
          <ul>
            {(isAll ? all : first).map(alert =>
              fired.includes(alert) ? (
                <FiredLine key={alert.itemId} alert={alert} />
              ) : (
                <WaitingLine key={alert.itemId} alert={alert} />
              ),
            )}
          </ul>
          {all.length > first.length && (
            <Button tone="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
              {isAll ? '접기' : `${all.length - first.length}개 더 보기`}
            </Button>
          )}
        </section>
      )}
      <alertLayer.Slot />
    </>
  )
}
