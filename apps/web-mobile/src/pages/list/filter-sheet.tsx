import { emptyFilter, isFiltered } from '@jeoul/filter-spec'
import { formatCount } from '@jeoul/format'
import {
  $facets,
  $facetsOf,
  $localCounts,
  $query,
  choicesMade,
  fieldChanged,
  items,
  specs,
} from '@jeoul/list'
import { filterIndexOpened } from '@jeoul/list/filter-index'
import { closeLayer, commitLayer } from '@jeoul/router'
import { savesData } from '@jeoul/ssr'
import { BottomSheet, Button, FailedState, Skeleton, textIn } from '@jeoul/ui'
import { createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { type FormEvent, useEffect } from 'react'
import styles from './filter-sheet.module.css'
import { KeywordSection } from './keyword-section.tsx'
import { MakerSection } from './maker-section.tsx'
import { MallSection } from './mall-section.tsx'
import { PriceSection } from './price-section.tsx'
import { SpecSection } from './spec-section.tsx'
import { TraitSection } from './trait-section.tsx'
import { $typedCount, filterTyped, typedTaken } from './typed-counting.ts'

/** The sheet was opened for the first time. From now on the device counts the products that each choice would leave. */
const filterSheetShown = createEvent()
sample({ clock: filterSheetShown, filter: () => !savesData(), target: filterIndexOpened })

const none: readonly string[] = []
const units = {
  chosen: $query.map(({ spec }) => spec),
  facets: $facets,
  facetsOf: $facetsOf,
  change: fieldChanged,
  type: filterTyped,
  take: typedTaken,
  close: closeLayer,
  settle: commitLayer,
  retryFacets: specs.retried,
  begin: filterSheetShown,
}

/** All filters of the list. The list below follows every choice; closing the sheet undoes them. */
export default function FilterSheet({ open }: { readonly open: string | null }) {
  const { chosen, facets, facetsOf, change, type, take, close, settle, retryFacets, begin } = useUnit(units)
  useEffect(() => begin(), [begin])
  const choose = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value, checked } = target
    change({ name, value, checked })
  }
  const count = ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement) || !['min', 'max', 'kwd'].includes(target.name)) return
    type({ min: textIn(form, 'min'), max: textIn(form, 'max'), kwd: textIn(form, 'kwd') })
  }
  const show = () => {
    take()
    settle()
  }
  return (
    <BottomSheet
      title="필터"
      isOpen={open !== null}
      onClose={close}
      aside={<ClearButton />}
      footer={<SettleButton onSettle={show} />}
    >
      <form autoComplete="off" onChange={choose} onInput={count} onSubmit={event => event.preventDefault()}>
        <KeywordSection />
        <TraitSection />
        <MakerSection />
        <PriceSection />
        <MallSection />
        {facetsOf && <h3 className={styles.of}>{facetsOf} 사양</h3>}
        {facets.list.map(facet => (
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

const clearing = { isNeeded: $query.map(isFiltered), choose: choicesMade }

function ClearButton() {
  const { isNeeded, choose } = useUnit(clearing)
  return (
    <Button tone="quiet" disabled={!isNeeded} onClick={() => choose(emptyFilter)}>
      전체 해제
    </Button>
  )
}

const counting = { list: items.$state, made: $localCounts, typed: $typedCount }

/** Applies the choices, including what is typed, and says how many products they leave. */
function SettleButton({ onSettle }: { readonly onSettle: () => void }) {
  const { list, made, typed } = useUnit(counting)
  const chosen = list.status === 'full' ? list.data.total : made?.total
  const total = typed ? typed.total : chosen
  const isFailed = typed ? typed.isFailed : list.status === 'failed'
  const words = isFailed ? (typed ? '이 조건으로 보기' : '목록으로 돌아가기') : '상품 수를 세고 있어요'
  return (
    <Button tone="solid" className={styles.settle} aria-live="polite" onClick={onSettle}>
      {typeof total === 'number' ? `결과 ${formatCount(total)}개 보기` : words}
    </Button>
  )
}
