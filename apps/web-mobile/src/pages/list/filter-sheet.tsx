import { isFiltered } from '@jeoul/filter-spec'
import { formatCount } from '@jeoul/format'
import { $madeCounts, $query, fieldChanged, filterCleared, items, specs } from '@jeoul/list'
import { layerClosed, layerSettled } from '@jeoul/router'
import { BottomSheet, Button, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect } from 'react'
import { filterSheetShown } from './filter-counting.ts'
import styles from './filter-sheet.module.css'
import { KeywordSection } from './keyword-section.tsx'
import { MakerSection } from './maker-section.tsx'
import { MallSection } from './mall-section.tsx'
import { PriceSection } from './price-section.tsx'
import { SpecSection } from './spec-section.tsx'
import { TraitSection } from './trait-section.tsx'

const none: readonly string[] = []
const units = {
  chosen: $query.map(({ spec }) => spec),
  facets: specs.$state,
  change: fieldChanged,
  close: layerClosed,
  settle: layerSettled,
  retryFacets: specs.retried,
  show: filterSheetShown,
}

/** All filters of the list. The list below follows every choice; closing the sheet undoes them. */
export default function FilterSheet({ open }: { readonly open: string | null }) {
  const { chosen, facets, change, close, settle, retryFacets, show } = useUnit(units)
  useEffect(() => show(), [show])
  const choose = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value, checked } = target
    change({ name, value, checked })
  }
  return (
    <BottomSheet
      title="필터"
      isOpen={open !== null}
      onClose={close}
      aside={<ClearButton />}
      footer={<SettleButton onSettle={() => settle()} />}
    >
      <form autoComplete="off" onChange={choose} onSubmit={event => event.preventDefault()}>
        <KeywordSection />
        <TraitSection />
        <MakerSection />
        <PriceSection />
        <MallSection />
        {facets.data?.map(facet => (
          <SpecSection key={facet.key} facet={facet} chosen={chosen[facet.key] ?? none} />
        ))}
        {facets.status === 'loading' && <Skeleton className={styles.wait} />}
        {facets.status === 'failed' && (
          <FailedState compact title="사양 필터를 불러오지 못했어요" onRetry={retryFacets} />
        )}
      </form>
    </BottomSheet>
  )
}

const clearing = { isNeeded: $query.map(isFiltered), clear: filterCleared }

function ClearButton() {
  const { isNeeded, clear } = useUnit(clearing)
  return (
    <Button tone="quiet" disabled={!isNeeded} onClick={() => clear()}>
      전체 해제
    </Button>
  )
}

const counting = { list: items.$state, made: $madeCounts }

/** Confirms the choices, and says how many products they leave. */
function SettleButton({ onSettle }: { readonly onSettle: () => void }) {
  const { list, made } = useUnit(counting)
  const total = list.status === 'full' ? list.data.total : made?.total
  const words = list.status === 'failed' ? '목록으로 돌아가기' : '상품 수를 세고 있어요'
  return (
    <Button tone="solid" className={styles.settle} aria-live="polite" onClick={onSettle}>
      {total === undefined ? words : `${formatCount(total)}개 보기`}
    </Button>
  )
}
