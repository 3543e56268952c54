import { EmptyState, FailedState } from './block-state.tsx'
import styles from './search-layer.module.css'
import { Skeleton } from './skeleton.tsx'

/** The state of a tab of the search layer. */
export type LayerOutcome = 'lines' | 'waiting' | 'failed' | 'none'

type SearchLayerOutcomeProps = {
  readonly tab: 'latest' | 'popular' | 'complete'
  readonly outcome: LayerOutcome
  readonly isRemembering: boolean
  readonly hasTyped: boolean
  readonly onRetry: () => void
}

/** Replaces the list of keywords while there is none. */
export function SearchLayerOutcome({
  tab,
  outcome,
  isRemembering,
  hasTyped,
  onRetry,
}: SearchLayerOutcomeProps) {
  if (outcome === 'waiting') return <Skeleton className={styles.wait} />
  if (outcome === 'failed') {
    const title = tab === 'popular' ? '인기 검색어를 불러오지 못했어요' : '추천 검색어를 불러오지 못했어요'
    return <FailedState compact title={title} onRetry={onRetry} />
  }
  switch (tab) {
    case 'latest':
      return isRemembering ? (
        <EmptyState compact title="최근 검색어가 없어요" why="검색어는 이 기기에만 저장돼요." />
      ) : (
        <EmptyState
          compact
          title="검색어를 저장하지 않고 있어요"
          why="저장을 켜면 전에 검색한 말을 쉽게 다시 찾을 수 있어요."
        />
      )
    case 'popular':
      return <EmptyState compact title="인기 검색어가 아직 없어요" why="찾는 상품의 이름을 입력해 주세요." />
    case 'complete':
      return hasTyped ? (
        <EmptyState compact title="추천 검색어가 없어요" why="입력한 그대로 검색할 수 있어요." />
      ) : (
        <EmptyState compact title="무엇을 찾으세요?" why="몇 글자만 입력하면 이어질 말을 추천해 드려요." />
      )
  }
}
