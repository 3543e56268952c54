import { Badge, Won } from '@jeoul/ui'
import styles from './history.module.css'
import type { ShownHistory } from './shown-history.ts'
import { dayName, judgedWords, kindNames, periodName, placeWords, verdictWords } from './words.ts'

/** Says how today's price compares with the observed days. */
export function HistoryWords({
  shown: { judgement, judged, period, kind, kinds },
}: {
  readonly shown: ShownHistory
}) {
  const { verdict, today, low, monthLow, usual } = judgement
  const { label, why } = verdictWords(verdict, judged)
  const place = placeWords(judgement, judged)
  const words = [why, place === null ? '' : `${place}.`, judgedWords(period, judged)]
  if (kinds.length > 1 || kind !== 'new') words.push(`(${kindNames[kind]})`)
  const isGood = verdict.kind === 'lowest' || verdict.kind === 'near-lowest'
  return (
    <>
      <p className={styles.verdict}>
        <Badge tone={isGood ? 'red' : 'plain'}>{label}</Badge>{' '}
        <span>{words.filter(part => part !== '').join(' ')}</span>
      </p>
      <dl className={styles.words}>
        {today !== null && <Price label="오늘" won={today} />}
        {monthLow && <Price label="최근 30일 최저" won={monthLow.price} note={dayName(monthLow.day)} />}
        {usual && <Price label="90일간 가장 흔한 값" won={usual.price} note={`${usual.days}일`} />}
        {low && <Price label={`${periodName(judged)} 관측 최저`} won={low.price} note={dayName(low.day)} />}
      </dl>
    </>
  )
}

type PriceProps = { readonly label: string; readonly won: number; readonly note?: string }

function Price({ label, won, note }: PriceProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>
          <Won amount={won} />
        </b>
        {note !== undefined && (
          <>
            {' '}
            <span>{note}</span>
          </>
        )}
      </dd>
    </div>
  )
}
