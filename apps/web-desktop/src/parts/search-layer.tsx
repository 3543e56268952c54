import {
  $hasTyped,
  $isLayerOpen,
  $latestKeywords,
  $layerOptions,
  $layerOutcome,
  $layerReading,
  $layerTab,
  $markedOption,
  boxSubmitted,
  keywordTyped,
  latestKeywordRemoved,
  latestKeywordsCleared,
  layerRetried,
  optionMoved,
  rememberingSwitched,
  searchLayerClosed,
  searchLayerOpened,
  tabChosen,
} from '@jeoul/search'
import { SearchLayer as Layer } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { SearchLayerProps } from '../shell/search-layer-loading.ts'
import styles from './search-layer.module.css'
import { hrefOfOption } from './search-layer-model.ts'

const state = {
  isOpen: $isLayerOpen,
  tab: $layerTab,
  options: $layerOptions,
  marked: $markedOption,
  outcome: $layerOutcome,
  reading: $layerReading,
  latest: $latestKeywords,
  hasTyped: $hasTyped,
}
const events = {
  onOpen: searchLayerOpened,
  onClose: searchLayerClosed,
  onLeave: searchLayerClosed,
  onType: keywordTyped,
  onMove: optionMoved,
  onSubmit: boxSubmitted,
  onTab: tabChosen,
  onRetry: layerRetried,
  onRemove: latestKeywordRemoved,
  onClear: latestKeywordsCleared,
  onRemember: rememberingSwitched,
}

/** The search layer below the header's box. */
export default function SearchLayer({ field }: SearchLayerProps) {
  const { options, marked, latest, ...shown } = useUnit(state)
  const on = useUnit(events)
  const lines = options.map(({ cateId, ...option }) => ({
    ...option,
    href: hrefOfOption({ cateId, keyword: option.keyword }),
    note: cateId === null ? undefined : '카테고리',
  }))
  return (
    <Layer
      field={field.current}
      className={styles.layer}
      lines={lines}
      markedKey={marked?.key ?? null}
      isRemembering={latest.isOn}
      {...shown}
      {...on}
    />
  )
}
