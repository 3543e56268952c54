import { priceHistory } from '@jeoul/price-history'
import { EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './history.module.css'
import { HistoryChart } from './history-chart.tsx'
import { HistoryChoices } from './history-choices.tsx'
import { HistoryRules } from './history-rules.tsx'
import { HistoryTable } from './history-table.tsx'
import { HistoryWords } from './history-words.tsx'
import { $shownHistory, historyShown } from './open-history.ts'
import { StatedDiscounts } from './stated-discounts.tsx'

/** The product's price day by day, and a comparison with today's. */
export function History() {
  const [{ status, data }, shown, retry, show] = useUnit([
    priceHistory.$state,
    $shownHistory,
    priceHistory.retried,
    historyShown,
  ])
  useEffect(() => show(), [show])
  const failed = status === 'failed' && (
    <FailedState
      compact
      title={shown ? '고른 기간의 가격을 불러오지 못했어요' : '가격 변동을 불러오지 못했어요'}
      onRetry={() => retry()}
    />
  )
  if (shown === null) {
    if (failed) return failed
    if (data === null) return <Skeleton height="420px" />
    return (
      <EmptyState compact title="아직 관측한 가격이 없어요" why="파는 몰이 생기면 여기에 가격을 모아요." />
    )
  }
  return (
    <div className={styles.history} aria-busy={status === 'loading'}>
      <HistoryChoices shown={shown} />
      {failed}
      <HistoryWords shown={shown} />
      {shown.chart ? (
        <HistoryChart shown={shown} chart={shown.chart} />
      ) : (
        <p>이 기간에는 관측한 가격이 없어요.</p>
      )}
      <StatedDiscounts claims={shown.claims} />
      <HistoryTable shown={shown} />
      <HistoryRules isPersonal={shown.personalPriceOf !== null} />
    </div>
  )
}
