import { $estimate, priceBasis } from '@jeoul/estimate'
import { EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $drawnPlan, $shownChoice, choiceShown } from './drawn-model.ts'
import { planRetried } from './model.ts'
import { PlanChoices } from './plan-choices.tsx'
import { $leftOut, planShown } from './plan-model.ts'
import { PlanOrder } from './plan-order.tsx'
import styles from './purchase-plan.module.css'
import { $planOutcome } from './wanted-model.ts'

/** The cheapest ways to buy the estimate: with one mall, with two, or with any number. */
export default function PurchasePlanView() {
  const [outcome, plan, chosen, leftOut] = useUnit([$planOutcome, $drawnPlan, $shownChoice, $leftOut])
  const { type } = useUnit($estimate)
  const [choose, retry, show] = useUnit([choiceShown, planRetried, planShown])
  useEffect(() => show(), [show])
  const isWorking = outcome === 'working'
  const shown = outcome === 'failed' ? null : plan
  const choice = shown?.choices.find(({ key }) => key === (chosen ?? shown.best))
  return (
    <div className={styles.plan} aria-busy={isWorking}>
      <p role="status" className="sr-only">
        {isWorking ? '가장 싸게 사는 방법을 찾고 있어요.' : ''}
      </p>
      {isWorking && !shown && <Skeleton className={styles.wait} />}
      {outcome === 'failed' && (
        <FailedState compact title="가장 싸게 사는 방법을 찾지 못했어요" onRetry={() => retry()} />
      )}
      {shown && choice && (
        <>
          <p className={styles.plain}>
            내 결제조건과 배송비까지 따진 값이에요. 견적 합계는 {priceBasis(type)}라서 여기와 달라요.
          </p>
          <PlanChoices choices={shown.choices} shown={choice.key} best={shown.best} onShow={choose} />
          {shown.separate !== '' && (
            <p translate="no" className={styles.plain}>
              {shown.separate}
            </p>
          )}
          <Notes notes={choice.notes} />
          <ol className={styles.orders} aria-label={`${choice.label} 살 때의 주문`}>
            {choice.orders.map(order => (
              <PlanOrder key={order.key} order={order} />
            ))}
          </ol>
        </>
      )}
      {shown && !choice && !isWorking && (
        <EmptyState
          compact
          title="지금 살 수 있는 부품이 없어요"
          why="다른 부품을 담거나 내 결제조건을 바꿔 보세요."
        />
      )}
      <Notes notes={shown?.notes ?? []} />
      {shown && leftOut.length > 0 && (
        <p className={styles.plain}>{`몰에서 따로 팔지 않아 뺐어요: ${leftOut.join(', ')}`}</p>
      )}
    </div>
  )
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return notes.map(note => (
    <p key={note} translate="no" className={styles.note}>
      {note}
    </p>
  ))
}
