import { $sheetLines } from '@jeoul/estimate'
import { createLazyView } from '@jeoul/ssr'
import { Button, cx, FailedState, Skeleton } from '@jeoul/ui'
import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import panel from '../panel.module.css'
import styles from './purchase-plan.module.css'

const planOpened = createEvent()
const $isOpened = createStore(false, { serialize: 'ignore' }).on(planOpened, () => true)

/** Loaded on request, with its rules and worker. */
const $view = createLazyView({
  clock: planOpened,
  load: () => import('./purchase-plan-view.tsx'),
  Failed: ({ onRetry }) => (
    <FailedState compact title="가장 싸게 사는 방법을 열지 못했어요" onRetry={onRetry} />
  ),
})

/** Shows the cheapest ways to buy the estimate once the shopper asks for them. Hidden for an empty estimate. */
export function PurchasePlan() {
  const [lines, isOpened, view, open] = useUnit([$sheetLines, $isOpened, $view, planOpened])
  if (lines.length === 0) return null
  return (
    <section className={cx(styles.section, panel.scripted)} aria-labelledby="purchase-plan-title">
      <h2 id="purchase-plan-title">가장 싸게 사는 방법</h2>
      {!isOpened && (
        <>
          <p className={styles.plain}>
            배송비와 내 결제조건까지 따져서, 어느 몰에서 무엇을 사면 가장 싼지 찾아요.
          </p>
          <Button className={styles.open} onClick={() => open()}>
            싸게 사는 방법 찾기
          </Button>
        </>
      )}
      {isOpened && (view ? <view.View /> : <Skeleton className={styles.wait} />)}
    </section>
  )
}
