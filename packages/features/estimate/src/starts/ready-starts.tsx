import { $estimate, kindLabel, type StartUse, startUses, startWords, totalBasis } from '@jeoul/estimate'
import { formatWonRound } from '@jeoul/format'
import { readInteger } from '@jeoul/format/amount'
import { Button, cx, FailedState, PriceField, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type FormEvent, useId, useState } from 'react'
import { OutcomeBadge } from '../compatibility/findings.tsx'
import panel from '../panel.module.css'
import styles from './ready-starts.module.css'
import {
  $startBudget,
  $starts,
  $startUse,
  type ReadyStart,
  startBudgetChosen,
  startsRetried,
  startTaken,
  startUseChosen,
} from './starts-model.ts'

const useLabels: Readonly<Record<StartUse, string>> = { office: '사무·인강', game: '게임', work: '작업·편집' }

/** A ready-made estimate with today's total and all of its parts. */
function StartCard({ start }: { readonly start: ReadyStart }) {
  const [{ type }, take] = useUnit([$estimate, startTaken])
  const { plan, parts, total, conditions } = start
  const name = `${formatWonRound(plan.budget)} 이하`
  const words = startWords(parts)
  return (
    <article aria-label={name} className={styles.card}>
      <h3 translate="no">{name}</h3>
      <p className={styles.total}>
        <Won amount={total} /> <small>{totalBasis(type)} · 배송비 별도</small>
      </p>
      {words !== '' && (
        <p translate="no" className={styles.words}>
          {words}
        </p>
      )}
      <ul>
        {parts.map(part => (
          <li key={part.part_id}>
            <span>{kindLabel(part.kind)}</span> {part.name}
          </li>
        ))}
      </ul>
      {conditions.map(text => (
        <p key={text} className={styles.condition}>
          <OutcomeBadge outcome="conditional" /> {text}
        </p>
      ))}
      <Button tone="solid" aria-label={`${name}, 이 구성으로 시작`} onClick={() => take(start)}>
        이 구성으로 시작
      </Button>
    </article>
  )
}

/** In won; a smaller amount is a slip for one in 만 (assumed). */
const minBudget = 10_000

/** A field for a budget of the shopper's own, which gets a start beside the usual ones. */
function OwnBudget() {
  const [budget, choose] = useUnit([$startBudget, startBudgetChosen])
  /** What was typed instead of a budget: too few won, or null for no number. */
  const [slip, setSlip] = useState<number | null>()
  const wordsId = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('budget')
    const amount = typeof typed === 'string' ? readInteger(typed, 9) : null
    const isRead = amount !== null && amount >= minBudget
    setSlip(isRead ? undefined : amount)
    if (isRead) choose(amount)
  }
  const meant = (slip ?? 0) * 10_000
  return (
    <form noValidate className={styles.budget} onSubmit={submit}>
      <PriceField
        name="budget"
        label="내 예산"
        placeholder="내 예산, 예: 150만"
        amount={budget}
        aria-describedby={slip === undefined ? undefined : wordsId}
      />
      원<Button type="submit">이 예산으로 보기</Button>
      {slip !== undefined && (
        <p id={wordsId} role="alert">
          {meant > 0
            ? `${slip}원으로는 구성을 만들 수 없어요. `
            : '예산을 숫자로 적어 주세요. 150만처럼 적어도 돼요.'}
          {meant > 0 && (
            <Button
              tone="quiet"
              onClick={() => {
                setSlip(undefined)
                choose(meant)
              }}
            >
              {`${formatWonRound(meant)}으로 보기`}
            </Button>
          )}
        </p>
      )}
    </form>
  )
}

/** Ready-made estimates by use. They are built from today's parts once a use is chosen. */
export function ReadyStarts() {
  const [shown, starts] = useUnit([$startUse, $starts])
  const [choose, retry] = useUnit([startUseChosen, startsRetried])
  return (
    <section aria-label="추천 구성" className={cx(styles.starts, panel.scripted)}>
      <h2>추천 구성으로 시작</h2>
      <p className={styles.uses}>
        {startUses.map(use => (
          // The second press of a double click would close what the first opened.
          <Button key={use} aria-expanded={use === shown} onClick={({ detail }) => detail < 2 && choose(use)}>
            {useLabels[use]}
          </Button>
        ))}
      </p>
      {shown !== null && <OwnBudget />}
      {shown !== null && (
        <div className={styles.cards} role="status">
          {starts.status === 'loading' &&
            starts.plans.map(plan => <Skeleton key={plan.budget} className={styles[plan.use]} />)}
          {starts.status === 'failed' && (
            <FailedState compact title="부품 가격을 불러오지 못했어요" onRetry={() => retry()} />
          )}
          {starts.status === 'ready' && starts.beyond !== null && starts.starts.length > 0 && (
            <p>
              {`${formatWonRound(starts.beyond)}으로는 서로 맞는 구성을 만들지 못했어요. 예산을 바꾸거나 다른 구성에서 시작해 보세요.`}
            </p>
          )}
          {starts.status === 'ready' &&
            starts.starts.map(start => <StartCard key={start.plan.budget} start={start} />)}
          {starts.status === 'ready' && starts.starts.length === 0 && (
            <p>
              {starts.unpriced.length > 0
                ? `지금 가격을 아는 상품이 없는 부품이 있어 구성을 만들지 못했어요: ${starts.unpriced.map(kindLabel).join(' · ')}. 부품은 하나씩 고를 수 있어요.`
                : '지금 가격이 있는 부품으로는 이 예산에서 서로 맞는 구성을 만들지 못했어요. 부품을 하나씩 골라 보세요.'}
            </p>
          )}
        </div>
      )}
      {shown !== null &&
        (starts.status === 'loading' || (starts.status === 'ready' && starts.starts.length > 0)) && (
          <p className={styles.rule}>
            CPU와 그래픽카드는 예산의 정해진 몫 안에서 보통 값이 가장 높은 급을, 나머지는 서로 맞는 것 가운데
            많이 찾는 것을 골랐고, 벌크·해외구매는 그 몫 안에 다른 것이 없을 때만 넣었어요. 담은 뒤에 부품마다
            바꿀 수 있어요.
          </p>
        )}
    </section>
  )
}
