import type { Loaded } from '@jeoul/api'
import { filterOptions } from '@jeoul/filter-spec'
import {
  $chips,
  $makers,
  $query,
  fieldChanged,
  filterCleared,
  items,
  type ListAnswer,
  specs,
} from '@jeoul/listing'
import { $layer, layerClosed, layerSettled } from '@jeoul/routing'
import { BottomSheet, Button, FailedState, formatCount, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { FacetSection } from './facet-section.tsx'
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
  list: items.$state,
  facets: specs.$state,
  change: fieldChanged,
  clear: filterCleared,
  close: layerClosed,
  settle: layerSettled,
  retryFacets: specs.retried,
}

/** Everything the list can be narrowed by. The list below follows every choice; closing takes the choices back. */
export default function FilterSheet() {
  const { layer, query, chips, makers, list, facets, change, clear, close, settle, retryFacets } =
    useUnit(units)
  const counts = list.data?.specCounts
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
      footer={<SettleButton list={list} onSettle={() => settle()} />}
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
            options={filterOptions(values, query.spec[key] ?? none, counts?.[key])}
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

type SettleButtonProps = {
  readonly list: Loaded<ListAnswer>
  readonly onSettle: () => void
}

/** Says how many products it will show. */
function SettleButton({ list: { status, data }, onSettle }: SettleButtonProps) {
  return (
    <Button tone="solid" className={styles.settle} aria-live="polite" onClick={onSettle}>
      {status === 'full' && `${formatCount(data.total)}개 보기`}
      {status === 'failed' && '목록으로 돌아가기'}
      {status !== 'full' && status !== 'failed' && '상품 수를 세고 있어요'}
    </Button>
  )
}
