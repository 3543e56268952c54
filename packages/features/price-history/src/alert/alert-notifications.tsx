import { Button, glyph, Icon } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './alert-dialog.module.css'
import { $notificationState, notificationsShown, notificationsWanted } from './notification-model.ts'

const words = {
  granted: '저울 탭이 열려 있으면 브라우저 알림으로도 알려 드려요.',
  denied: '브라우저가 저울의 알림을 막고 있어요. 브라우저의 사이트 설정에서 허용하면 알림으로도 알려 드려요.',
  none: '이 브라우저에서는 브라우저 알림을 보낼 수 없어요.',
} as const

/** Offers notifications of the browser, or says why there are none. */
export function AlertNotifications() {
  const [state, show, want] = useUnit([$notificationState, notificationsShown, notificationsWanted])
  useEffect(() => void show(), [show])
  if (state === 'default') {
    return (
      <p>
        <Button onClick={() => want()}>
          <Icon of={glyph.bell} />
          브라우저 알림도 받기
        </Button>
      </p>
    )
  }
  return (
    <p className={styles.note} role="status">
      {state && words[state]}
    </p>
  )
}
