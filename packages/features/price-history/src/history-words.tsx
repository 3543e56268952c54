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
  const isGood = verdict.kind === 'lowest' || verdict.kind === 'near-lowest'
  return (
    <>
      <p>
        <Badge tone={isGood ? 'red' : 'plain'}>{label}</Badge> {why} {place !== null && `${place}.`}
        {` ${judgedWords(period, judged)}`}
        {(kinds.length > 1 || kind !== 'new') && ` (${kindNames[kind]})`}
      </p>
      <dl className={styles.words}>
        {today !== null && (
          <div>
            <dt>오늘</dt>
            <dd>
              <b>
                <Won amount={today} />
              </b>
            </dd>
          </div>
        )}
        {monthLow && (
          <div>
            <dt>최근 30일 최저</dt>
            <dd>
              <b>
                <Won amount={monthLow.price} />
              </b>{' '}
              <span>{dayName(monthLow.day)}</span>
            </dd>
          </div>
        )}
        {usual && (
          <div>
            <dt>90일간 가장 흔한 값</dt>
            <dd>
              <b>
                <Won amount={usual.price} />
              </b>{' '}
              <span>{usual.days}일</span>
            </dd>
          </div>
        )}
        {low && (
          <div>
            <dt>{periodName(judged)} 관측 최저</dt>
            <dd>
              <b>
                <Won amount={low.price} />
              </b>{' '}
              <span>{dayName(low.day)}</span>
            </dd>
          </div>
        )}
      </dl>
    </>
  )
}
