import {
  $alerts,
  $checkStatus,
  $dialogAlert,
  $dialogChange,
  $dialogItem,
  $isAtHost,
  $isFull,
  $settingStatus,
  checkRetried,
  memberAlerts,
} from '@jeoul/price-history/alert'
import { isForSale } from '@jeoul/price-state'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink, EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './alert-dialog.module.css'
import { KnownAlert } from './known-alert.tsx'
import { RestockForm } from './restock-form.tsx'
import { TargetForm } from './target-form.tsx'

/** The settings that an alert can have, once the product's price is known. */
export function AlertSetting() {
  const [alerts, alert, change, check] = useUnit([$alerts, $dialogAlert, $dialogChange, $checkStatus])
  const [item, isAtHost, member, status, isFull] = useUnit([
    $dialogItem,
    $isAtHost,
    memberAlerts.$state,
    $settingStatus,
    $isFull,
  ])
  const isForRestock = item?.state !== undefined && !isForSale(item.state)
  const place = isForRestock ? styles.restock : styles.setting
  const [inside, retryList, retryCheck] = useUnit([$inside, memberAlerts.retried, checkRetried])
  if (isAtHost && member.status === 'failed') {
    return <FailedState compact title="알림을 불러오지 못했어요" onRetry={() => retryList()} />
  }
  if (check === 'absent') {
    return (
      <EmptyState
        compact
        title="지금은 알림을 쓸 수 없어요"
        why="가격 기록을 받지 못해 변동을 알려 드릴 수 없어요."
      />
    )
  }
  if (check === 'failed' && !change) {
    return <FailedState compact title="가격을 불러오지 못했어요" onRetry={() => retryCheck()} />
  }
  if (alerts === null || (check === 'waiting' && !change)) return <Skeleton className={place} />
  if (status === 'saved' && alert) return <KnownAlert alert={alert} isNew />
  if (!change) return <EmptyState compact title="이제 볼 수 없는 상품이에요" />
  if (isFull) {
    return (
      <EmptyState compact title="알림은 60개까지 둘 수 있어요" why="필요 없는 알림을 끄고 다시 눌러 주세요.">
        <ButtonLink href={inside(hrefs.wish())}>내 알림 보기</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className={place}>
      {alert && <KnownAlert alert={alert} />}
      {isForSale(change.price_state) && <TargetForm change={change} alert={alert} />}
      {change.price_state !== 3 && alert?.target !== null && <RestockForm state={change.price_state} />}
    </div>
  )
}
