import { type CandidateOrder, kindLabel } from '@jeoul/estimate'
import { formatCount } from '@jeoul/format'
import { $siteProps } from '@jeoul/page'
import { closeLayer } from '@jeoul/router'
import { Button, CheckRow, cx, Dialog, glyph, Icon, Select, TypedField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type ChangeEvent, useEffect } from 'react'
import { Candidates } from './candidates.tsx'
import {
  $areFacetsShown,
  $candidateCount,
  $candidateQuery,
  $chosenCount,
  $facets,
  $fitting,
  $hasFacets,
  $hasMakers,
  $isFittingOnly,
  $isWaiting,
  $makers,
  candidatesNarrowed,
  facetsToggled,
  figureChosen,
  fittingChosen,
  narrowingCleared,
} from './narrowing-model.ts'
import { $pickedKind } from './picked-kind.ts'
import styles from './picker.module.css'
import { $present, pickerShown } from './picker-model.ts'

/** Narrows the candidates by their figures; each value shows how many candidates it would leave. */
export function FigureFacets() {
  const [facets, count, choose, clear] = useUnit([$facets, $chosenCount, figureChosen, narrowingCleared])
  return (
    <section className={styles.facets} aria-label="사양">
      {facets.map(({ key, label, options }) => (
        <fieldset key={key}>
          <legend>{label}</legend>
          {options.map(({ value, count: left, isChosen }) => (
            <CheckRow
              key={value}
              label={value}
              count={left}
              checked={isChosen}
              disabled={left === 0 && !isChosen}
              onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
                choose({ key, value, isOn: target.checked })
              }
            />
          ))}
        </fieldset>
      ))}
      {count > 0 && (
        <Button tone="quiet" onClick={() => clear()}>
          조건 지우기
        </Button>
      )}
    </section>
  )
}

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

/** All parts of a kind, to choose one for the estimate. Going back closes it; a phone's facets close first. */
export default function PartPicker() {
  const [kind, present, { isMobile }] = useUnit([$pickedKind, $present, $siteProps])
  const [hasFacets, areShown, count] = useUnit([$hasFacets, $areFacetsShown, $candidateCount])
  const [close, show, toggle] = useUnit([closeLayer, pickerShown, facetsToggled])
  useEffect(() => show(), [show])
  if (!kind) return null
  const isCovered = isMobile && areShown
  return (
    <Dialog
      title={present ? `${kindLabel(kind)} 바꾸기` : `${kindLabel(kind)} 고르기`}
      isFull={isMobile}
      onClose={() => (isCovered ? toggle() : close())}
      footer={
        isCovered && (
          <Button tone="solid" className={styles.shown} onClick={() => toggle()}>
            {`부품 ${formatCount(count)}개 보기`}
          </Button>
        )
      }
    >
      <div className={cx(styles.picker, hasFacets && !isMobile && styles.beside)}>
        <PickerTools />
        {hasFacets && (!isMobile || areShown) && <FigureFacets />}
        {!isCovered && (
          <div>
            <Candidates />
          </div>
        )}
      </div>
    </Dialog>
  )
}
