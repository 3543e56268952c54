import { filterOptions } from '@jeoul/filter-spec'
import {
  $chips,
  $counts,
  $madeCounts,
  $makers,
  $query,
  fieldChanged,
  filterCleared,
  items,
  specs,
} from '@jeoul/listing'
import { $layer, layerClosed, layerSettled } from '@jeoul/routing'
import { BottomSheet, Button, FailedState, formatCount, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect } from 'react'
import { FacetSection } from './facet-section.tsx'
import { filterSheetShown } from './filter-counting.ts'
import styles from './filter-sheet.module.css'
import { filtersLayer } from './filters-layer.ts'
import { KeywordSection } from './keyword-section.tsx'
import { PriceSection } from './price-section.tsx'

const none: readonly string[] = []
const units = {
  layer: $layer,
  query: $query,
  chips: $chips,
  makers: $makers,
  counts: $counts,
  facets: specs.$state,
  change: fieldChanged,
  clear: filterCleared,
  close: layerClosed,
  settle: layerSettled,
  retryFacets: specs.retried,
}

/** Everything the list can be narrowed by. The list below follows every choice; closing takes the choices back. */
export default function FilterSheet() {
  const { layer, query, chips, makers, counts, facets, change, clear, close, settle, retryFacets } =
    useUnit(units)
  const show = useUnit(filterSheetShown)
  useEffect(() => show(), [show])
  const makerValues = makers.map(({ id, name, count }) => ({ key: id, name, count }))
  const choose = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value, checked } = target
    change({ name, value, checked })
  }
  return (
    <BottomSheet
      title="필터"
      isOpen={layer === filtersLayer}
      onClose={close}
      aside={
        <Button tone="quiet" disabled={chips.length === 0} onClick={() => clear()}>
          전체 해제
        </Button>
      }
      footer={<SettleButton onSettle={() => settle()} />}
    >
      <form autoComplete="off" onChange={choose} onSubmit={event => event.preventDefault()}>
        <KeywordSection />
        {makers.length > 0 && (
          <FacetSection
            title="제조사"
            name="maker"
            options={filterOptions(makerValues, query.makers)}
            isOpen
          />
        )}
        <PriceSection />
        {facets.data?.map(({ key, name, values }) => (
          <FacetSection
            key={key}
            title={name}
            name="spec"
            facet={key}
            options={filterOptions(values, query.spec[key] ?? none, counts.specs?.[key])}
          />
        ))}
        {facets.status === 'loading' && <Skeleton className={styles.wait} />}
        {facets.status === 'failed' && (
          <FailedState compact title="사양 필터를 불러오지 못했어요" onRetry={retryFacets} />
        )}
      </form>
    </BottomSheet>
  )
}

const counting = { list: items.$state, made: $madeCounts }

/** Says how many products it will show. */
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
