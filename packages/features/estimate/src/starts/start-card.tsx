import { $estimate, kindLabel, priceBasis } from '@jeoul/estimate'
import { formatWonRound } from '@jeoul/format'
import { Button, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './ready-starts.module.css'
import { type ReadyStart, startTaken } from './starts-model.ts'

/** A ready-made estimate: what it costs today, and all of its parts. */
export function StartCard({ start }: { readonly start: ReadyStart }) {
  const [{ type }, take] = useUnit([$estimate, startTaken])
  const { plan, parts, total } = start
  const name = `${formatWonRound(plan.budget)} 이하`
  return (
    <article aria-label={name} className={styles.card}>
      <h3 translate="no">{name}</h3>
      <p className={styles.total}>
        <Won amount={total} /> <small>{priceBasis(type)} · 배송비 별도</small>
      </p>
      <ul>
        {parts.map(part => (
          <li key={part.part_id}>
            <span>{kindLabel(part.kind)}</span> {part.name}
          </li>
        ))}
      </ul>
      <Button tone="solid" aria-label={`${name}, 이 구성으로 시작`} onClick={() => take(start)}>
        이 구성으로 시작
      </Button>
    </article>
  )
}
