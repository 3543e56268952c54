import { $inside } from '@jeoul/router'
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
import { optionHref } from './search-requests.ts'

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

export interface SearchLayerProps {
  /** The text field of the search box; null until it has rendered. */
  readonly field: HTMLInputElement | null
  readonly className?: string | undefined
  /** Closes the container of the layer, which stays open as long as the container does. */
  readonly onClose?: (() => void) | undefined
}

/**
 * Suggestions for a search box. Without a container of its own, the layer closes when the focus leaves the
 * box.
 */
export default function SearchLayer({ field, className, onClose }: SearchLayerProps) {
  const inside = useUnit($inside)
  const { options, marked, latest, ...shown } = useUnit(state)
  const on = useUnit(events)
  const lines = options.map(({ cateId, ...option }) => ({
    ...option,
    href: inside(optionHref({ cateId, keyword: option.keyword })),
    note: cateId === null ? undefined : '카테고리',
  }))
  return (
    <Layer
      field={field}
      className={className}
      lines={lines}
      markedKey={marked?.key ?? null}
      isRemembering={latest.isOn}
      {...shown}
      {...on}
      {...(onClose && { isOpen: true, onClose, onLeave: stay })}
    />
  )
}

const stay = () => {}
