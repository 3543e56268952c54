import { OldRowsNote } from '@jeoul/feature-list/old-rows-note'
import { $shownItems, items, listOutcome } from '@jeoul/list'
import { idle } from '@jeoul/ssr'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ComponentType } from 'react'
import { ProductRows } from './product-rows.tsx'
import { WaitingRows } from './waiting-rows.tsx'

const BeyondEnd = idle(() => import('./beyond-end.tsx'))

type ListResultsProps = {
  /** Explains why there are no products at all. */
  readonly NothingFound: ComponentType
}

/** The products, or an explanation in their place. */
export function ListResults({ NothingFound }: ListResultsProps) {
  const [list, retry] = useUnit([$shownItems, items.retried])
  switch (listOutcome(list)) {
    case 'rows':
      return (
        <>
          {list.status === 'failed' && <OldRowsNote onRetry={retry} />}
          <ProductRows />
        </>
      )
    case 'waiting':
      return <WaitingRows />
    case 'failed':
      return <FailedState title="상품 목록을 불러오지 못했어요" onRetry={retry} />
    case 'beyond':
      return <BeyondEnd />
    case 'none':
      return <NothingFound />
  }
}
