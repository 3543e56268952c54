import { Button, EmptyState, FailedState, LateNote, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { CandidateRow } from './candidate-row.tsx'
import { narrowingCleared } from './narrowing-model.ts'
import { $candidateParts, partsRetried } from './picked-parts.ts'
import styles from './picker.module.css'
import { $candidates, $isSorting, $restCount, moreShown } from './shown-candidates.ts'

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
