import type { CandidateOrder } from '@jeoul/estimate'
import { formatCount } from '@jeoul/format'
import { $siteProps } from '@jeoul/page'
import { Button, CheckRow, glyph, Icon, Select, TypedField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $hasFacets } from './facets-model.ts'
import { $fitting, $hasMakers, $isWaiting, $makers } from './found-candidates.ts'
import {
  $areFacetsShown,
  $candidateQuery,
  $chosenCount,
  $isFittingOnly,
  candidatesNarrowed,
  facetsToggled,
  fittingChosen,
} from './narrowing-model.ts'
import styles from './picker.module.css'

const orders: readonly { readonly value: CandidateOrder; readonly text: string }[] = [
  { value: 'popular', text: '인기순' },
  { value: 'low', text: '낮은가격순' },
]

/** Narrows and orders the candidates, and says how many of them fit. */
export function PickerTools() {
  const [query, fitting, isFittingOnly] = useUnit([$candidateQuery, $fitting, $isFittingOnly])
  const [makers, hasMakers] = useUnit([$makers, $hasMakers])
  const [seek, showFitting] = useUnit([candidatesNarrowed, fittingChosen])
  const makerOptions = makers.map(maker => ({ value: maker, text: maker }))
  return (
    <div className={styles.tools}>
      <TypedField
        label="부품 검색"
        labelHidden
        type="search"
        placeholder="이름이나 제조사로 찾기"
        chosen={query.keyword}
        onInput={({ currentTarget: { value } }) => seek({ keyword: value })}
      />
      {hasMakers && (
        <Select
          label="제조사"
          labelHidden
          value={query.maker}
          options={[{ value: '', text: '모든 제조사' }, ...makerOptions]}
          onChange={({ target: { value } }) => seek({ maker: value })}
        />
      )}
      <Select
        label="정렬"
        labelHidden
        value={query.order}
        options={orders}
        onChange={({ target: { value } }) => seek({ order: value === 'low' ? 'low' : 'popular' })}
      />
      <FacetsButton />
      {fitting.isShown && (
        <div className={styles.fitting}>
          <p role="status">
            <FittingCount />
          </p>
          <CheckRow
            label="호환만 보기"
            checked={isFittingOnly}
            onChange={({ target }) => showFitting(target.checked)}
          />
        </div>
      )}
    </div>
  )
}

/** "호환 422 / 434" */
function FittingCount() {
  const [{ all, count, unknown, ...fitting }, isWaiting] = useUnit([$fitting, $isWaiting])
  if (isWaiting) return <span>맞는지 확인하고 있어요</span>
  if (!fitting.isCounted) return <span>{`${formatCount(all)}개가 맞는지 확인하고 있어요`}</span>
  if (fitting.isUnchecked) return <span>확인한 부품이 없어요</span>
  if (fitting.isPlain) return <span>맞지 않는 부품이 없어요</span>
  return (
    <>
      <span>호환</span> <b>{formatCount(count)}</b>{' '}
      <span>{`/ ${formatCount(all)}${unknown > 0 ? ` · 확인불가 ${formatCount(unknown)} 포함` : ''}`}</span>
    </>
  )
}

/** Shows a phone's facets, and says how many values are chosen. */
function FacetsButton() {
  const [{ isMobile }, hasFacets, count] = useUnit([$siteProps, $hasFacets, $chosenCount])
  const [areShown, toggle] = useUnit([$areFacetsShown, facetsToggled])
  if (!isMobile || !hasFacets) return null
  return (
    <Button aria-expanded={areShown} onClick={() => toggle()}>
      <span>{count > 0 ? `사양 ${count}` : '사양'}</span>
      <Icon of={glyph.chevronDown} />
    </Button>
  )
}
