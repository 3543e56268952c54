import { OldRowsNote } from '@jeoul/feature-list/old-rows-note'
import { $isListOld, $list, $shownItems, items, listOutcome } from '@jeoul/list'
import { idle } from '@jeoul/ssr'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type ComponentType, useRef } from 'react'
import { MoreItems } from './more-items.tsx'
import { ProductCards } from './product-cards.tsx'
import { usePlaceOnList } from './use-place-on-list.ts'
import { WaitingCards } from './waiting-cards.tsx'

const BeyondEnd = idle(() => import('./beyond-end.tsx'))

type ListResultsProps = {
  /** Explains why there are no products at all. */
  readonly NothingFound: ComponentType
}

/** The products, or an explanation in their place. */
export function ListResults({ NothingFound }: ListResultsProps) {
  const region = useRef<HTMLDivElement>(null)
  usePlaceOnList(region)
  return (
    <div ref={region}>
      <Results NothingFound={NothingFound} />
    </div>
  )
}

function Results({ NothingFound }: ListResultsProps) {
  const [list, shown, isOld, retry] = useUnit([$list, $shownItems, $isListOld, items.retried])
  const outcome = list && list.items.length > 0 ? 'rows' : listOutcome(shown)
  switch (outcome) {
    case 'rows':
      return (
        <>
          {isOld && shown.status === 'failed' && <OldRowsNote onRetry={retry} />}
          <ProductCards />
          <MoreItems />
        </>
      )
    case 'waiting':
      return <WaitingCards />
    case 'failed':
      return <FailedState title="상품 목록을 불러오지 못했어요" onRetry={retry} />
    case 'beyond':
      return <BeyondEnd />
    case 'none':
      return <NothingFound />
  }
}
