import { $estimate, priceBasis } from '@jeoul/estimate'
import { OfferLink } from '@jeoul/feature-offers'
import { PriceParts } from '@jeoul/feature-personal-price'
import { Badge, EmptyState, FailedState, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { ChoiceKey, DrawnChoice, DrawnOrder } from './draw-plan.ts'
import {
  $drawnPlan,
  $leftOut,
  $planOutcome,
  $shownChoice,
  choiceShown,
  planRetried,
  planShown,
} from './plan-model.ts'
import section from './purchase-plan.module.css'
import styles from './purchase-plan-view.module.css'

type PlanChoicesProps = {
  readonly choices: readonly DrawnChoice[]
  readonly shown: ChoiceKey
  /** The cheapest choice. */
  readonly best: ChoiceKey
  readonly onShow: (key: ChoiceKey) => void
}

/** The ways to buy by the number of malls, each with its cost and saving; one of them is shown. */
export function PlanChoices({ choices, shown, best, onShow }: PlanChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className="sr-only">몇 곳에서 살지</legend>
      {choices.map(({ key, label, total, missing, basis, saving }) => (
        <label key={key}>
          <input
            type="radio"
            name="purchase-plan"
            value={key}
            checked={key === shown}
            onChange={() => onShow(key)}
          />
          <span className={styles.choice}>
            <span className={styles.label}>
              {label} {key === best && missing === 0 && <Badge tone="red">가장 저렴</Badge>}
            </span>
            {missing === 0 ? (
              <Won amount={total} className={styles.total} />
            ) : (
              <>
                <em className={styles.missing}>부품 {missing}개를 살 수 없어요</em>
                <small>
                  나머지만 <Won amount={total} />
                </small>
              </>
            )}
            <small translate="no">{basis}</small>
            {saving !== '' && <small translate="no">{saving}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type PlanOrderProps = { readonly order: DrawnOrder }

/** Lists what to buy at one mall, with a link to each offer and the cost of the order. */
export function PlanOrder({ order: { mallName, payment, parts, lines, total } }: PlanOrderProps) {
  return (
    <li className={styles.order}>
      <h3 className={styles.mall}>
        {mallName} <small>{payment}</small>
      </h3>
      <ul className={styles.parts}>
        {parts.map(({ partId, name, pieces, goods, link }) => (
          <li key={partId}>
            <span className={styles.name}>
              {name}
              {pieces !== '' && <small> {pieces}</small>}
            </span>
            <Won amount={goods} />
            <OfferLink className={styles.link} itemId={partId} mallName={mallName} link={link} tone="quiet">
              <span className="sr-only">{`${mallName}에서 ${name} `}</span>
              보기
            </OfferLink>
          </li>
        ))}
      </ul>
      <PriceParts lines={lines} total={total} totalLabel={`${mallName} 합계`} />
    </li>
  )
}

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
      {isWorking && !shown && <Skeleton className={section.wait} />}
      {outcome === 'failed' && (
        <FailedState compact title="가장 싸게 사는 방법을 찾지 못했어요" onRetry={() => retry()} />
      )}
      {shown && choice && (
        <>
          <p className={section.plain}>
            내 결제조건과 배송비까지 따진 값이에요. 견적 합계는 {priceBasis(type)}라서 여기와 달라요.
          </p>
          <PlanChoices choices={shown.choices} shown={choice.key} best={shown.best} onShow={choose} />
          {shown.separate !== '' && (
            <p translate="no" className={section.plain}>
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
        <p className={section.plain}>{`몰에서 따로 팔지 않아 뺐어요: ${leftOut.join(', ')}`}</p>
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
