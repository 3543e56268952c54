import type { Part } from '@jeoul/api/types'
import { $estimate, choiceOf, partHeadline, priceBasis } from '@jeoul/estimate'
import type { Fix } from '@jeoul/estimate/compatibility'
import { unpricedLabel } from '@jeoul/price-state'
import {
  Button,
  EmptyState,
  FailedState,
  LateNote,
  PriceStateLabel,
  Skeleton,
  useNearby,
  Won,
} from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useCallback, useRef } from 'react'
import { findingKey, OutcomeBadge } from '../compatibility/findings.tsx'
import { conditionWords, fixWords, noFixWords } from '../compatibility/fix-words.ts'
import { $candidateFixes, fixRequested, fixRetried } from './candidate-fix-model.ts'
import {
  $candidates,
  $isSorting,
  $restCount,
  type Candidate,
  moreShown,
  narrowingCleared,
} from './narrowing-model.ts'
import styles from './picker.module.css'
import { $candidateParts, candidateChosen, partsRetried } from './picker-model.ts'
import { shownFindings } from './shown-findings.ts'

/**
 * Shows the other changes that a candidate which does not fit would require. Its space is reserved until the fix is found.
 */
function CandidateFix({ part }: { readonly part: Part }) {
  const [fixes, near, retry] = useUnit([$candidateFixes, fixRequested, fixRetried])
  const found = fixes.get(part.part_id)
  const place = useRef<HTMLDivElement>(null)
  useNearby(
    place,
    useCallback(() => near(part), [near, part]),
  )
  return (
    <div ref={place} className={styles.fix}>
      {!found?.isDone && <p>함께 바꿀 부품을 찾고 있어요.</p>}
      {found?.isDone && found.fix && <FixOffer part={part} fix={found.fix} difference={found.difference} />}
      {found?.isDone && !found.fix && !found.isFailed && <p>{noFixWords}</p>}
      {found?.isDone && !found.fix && found.isFailed && (
        <>
          <p>함께 바꿀 부품을 불러오지 못했어요.</p>
          <Button onClick={() => retry(found)}>다시 시도</Button>
        </>
      )}
    </div>
  )
}

type FixOfferProps = { readonly part: Part; readonly fix: Fix; readonly difference: number | null }

function FixOffer({ part, fix, difference }: FixOfferProps) {
  const choose = useUnit(candidateChosen)
  const words = fixWords(fix)
  return (
    <Button
      className={styles.offer}
      title={words}
      aria-label={`${part.name}, 함께 담기, ${words}`}
      onClick={() => choose({ part, also: choiceOf(fix) })}
    >
      <span>
        <b>함께 담기 {difference !== null && <Won amount={difference} signed />}</b> {words}{' '}
        {conditionWords(fix)}
      </span>
    </Button>
  )
}

/** One part to choose: whether it fits and why not, its price, and the difference from the present part's price. */
function CandidateRow({ candidate }: { readonly candidate: Candidate }) {
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
          <PriceStateLabel>{unpricedLabel(part.price_state)}</PriceStateLabel>
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
        <Button tone="line" aria-label={`${part.name} 담기`} onClick={() => choose({ part })}>
          담기
        </Button>
      )}
    </li>
  )
}

/** Lists the candidates that match, or says why there are none. */
export function Candidates() {
  const [parts, candidates, rest, isSorting] = useUnit([$candidateParts, $candidates, $restCount, $isSorting])
  const [retry, more, clear] = useUnit([partsRetried, moreShown, narrowingCleared])
  if (parts?.status === 'failed' && parts.failure.kind === 'absent') {
    return <EmptyState compact title="이곳에서는 부품 목록을 볼 수 없어요" />
  }
  if (parts?.status === 'failed') {
    return <FailedState compact title="부품 목록을 불러오지 못했어요" onRetry={() => retry()} />
  }
  if (!parts?.data || isSorting) {
    return (
      <>
        <LateNote />
        <div role="status" aria-label="부품을 불러오는 중이에요" className={styles.waiting}>
          <Skeleton className={styles.waitingRow} />
          <Skeleton className={styles.waitingRow} />
          <Skeleton className={styles.waitingRow} />
        </div>
      </>
    )
  }
  if (parts.data.length === 0) {
    return <EmptyState compact title="파는 부품이 없어요" why="다른 부품을 먼저 골라 보세요." />
  }
  if (candidates.length === 0) {
    return (
      <EmptyState compact title="찾는 부품이 없어요" why="검색어나 조건을 줄여 보세요.">
        <Button onClick={() => clear()}>조건 지우기</Button>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.rows}>
        {candidates.map(candidate => (
          <CandidateRow key={candidate.part.part_id} candidate={candidate} />
        ))}
      </ul>
      {rest > 0 && (
        <Button className={styles.more} onClick={() => more()}>
          {`더 보기 (남은 ${rest}개)`}
        </Button>
      )}
    </>
  )
}
