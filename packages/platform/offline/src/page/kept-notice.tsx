import { networkRestored } from '@jeoul/api'
import { formatClock } from '@jeoul/format'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './kept-notice.module.css'
import { $isBack, $kept, reloadPressed } from './offline-model.ts'

/** Says that the page is as it was seen before, and when that was. Lies over the page, so that nothing moves. */
export function KeptNotice() {
  const [kept, isBack, retry, reload] = useUnit([$kept, $isBack, networkRestored, reloadPressed])
  return (
    <div className={styles.place}>
      <Notice>
        {kept && (
          <>
            {isBack ? '다시 연결됐어요.' : kept.isOnline ? '연결이 원활하지 않아요.' : '연결이 끊겼어요.'}{' '}
            {formatClock(kept.at, Date.now())}에 본 내용이에요.
            <Button tone="quiet" onClick={() => (isBack ? reload() : retry())}>
              {isBack ? '새로 보기' : '다시 시도'}
            </Button>
          </>
        )}
      </Notice>
    </div>
  )
}
