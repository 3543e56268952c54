import { $estimate, partHeadline, priceBasis } from '@jeoul/estimate'
import { priceStateLabel } from '@jeoul/price-state'
import { Button, PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { findingKey } from '../compatibility/finding-key.ts'
import { OutcomeBadge } from '../compatibility/outcome-badge.tsx'
import { CandidateFix } from './candidate-fix.tsx'
import { candidateChosen } from './choose-candidate.ts'
import { ignoreSecondPress } from './ignore-second-press.ts'
import styles from './picker.module.css'
import type { Candidate } from './shown-candidates.ts'
import { shownFindings } from './shown-findings.ts'

/** One part to choose: whether it fits and why not, its price, and the difference from the present part's price. */
export function CandidateRow({ candidate }: { readonly candidate: Candidate }) {
  const [choose, { type }] = useUnit([candidateChosen, $estimate])
  const { part, price, difference, check, isPresent } = candidate
  const headline = partHeadline(part, type)
  const { findings, others } = shownFindings(check)
  return (
    <li data-candidate={part.part_id}>
      {part.image ? <img src={part.image} alt="" width={56} height={56} loading="lazy" /> : <span />}
      <div className={styles.words}>
        <p className={styles.name}>{part.name}</p>
        {findings.map(finding => (
          <p key={findingKey(finding)} className={styles.finding}>
            <OutcomeBadge outcome={finding.outcome} /> {finding.text}
          </p>
        ))}
        {others > 0 && <p className={styles.finding}>그 밖에 {others}가지도 알 수 없어요</p>}
        {check?.outcome === 'problem' && !isPresent && <CandidateFix part={part} />}
      </div>
      <p className={styles.price}>
        {price === null ? (
          <PriceStateLabel>{priceStateLabel(part.price_state) ?? '가격 미정'}</PriceStateLabel>
        ) : (
          <>
            <span className={styles.basis}>{priceBasis(type)}</span> <Won amount={price} />
          </>
        )}
        {difference !== null && !isPresent && (
          <small>
            지금보다 <Won amount={difference} signed />
          </small>
        )}
        {headline && (
          <small>
            <span>{headline.label}</span> <Won amount={headline.total} />{' '}
            <span translate="no">{`· ${headline.basis}`}</span>
          </small>
        )}
      </p>
      {isPresent ? (
        <span className={styles.present}>담은 부품</span>
      ) : (
        <Button
          tone="line"
          aria-label={`${part.name} 담기`}
          onClick={event => {
            ignoreSecondPress(event.nativeEvent)
            choose({ part })
          }}
        >
          담기
        </Button>
      )}
    </li>
  )
}
