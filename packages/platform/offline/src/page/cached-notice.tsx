import { networkRestored } from '@jeoul/api'
import { formatClock } from '@jeoul/format'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { pageTimeoutSeconds } from '../kept-caches.ts'
import styles from './cached-notice.module.css'
import { $cached, $isBack, reloadPressed, serverSought } from './offline-model.ts'

/**
 * Says that the page is as it was seen before, and when that was, and asks for the server meanwhile. Lies over the page, so
 * that nothing moves.
 */
export function CachedNotice() {
  const [cached, isBack, retry, reload] = useUnit([$cached, $isBack, networkRestored, reloadPressed])
  const seek = useUnit(serverSought)
  const isCached = cached !== null
  useEffect(() => {
    if (!isCached) return
    const timer = setInterval(seek, pageTimeoutSeconds * 1000)
    return () => clearInterval(timer)
  }, [isCached, seek])
  const state = isBack
    ? '다시 연결됐어요.'
    : cached?.isOnline
      ? '연결이 원활하지 않아요.'
      : '연결이 끊겼어요.'
  return (
    <div className={styles.place}>
      <Notice>
        {cached && (
          <>
            <span>{`${state} ${formatClock(cached.at, Date.now())}에 본 내용이에요.`}</span>
            <Button tone="quiet" onClick={() => (isBack ? reload() : retry())}>
              {isBack ? '새로 보기' : '다시 시도'}
            </Button>
          </>
        )}
      </Notice>
    </div>
  )
}
