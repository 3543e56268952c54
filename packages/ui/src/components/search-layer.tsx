import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { type KeywordLine, KeywordLines, optionId } from './keyword-lines.tsx'
import styles from './search-layer.module.css'
import { type LayerOutcome, SearchLayerOutcome } from './search-layer-outcome.tsx'
import { TabBar } from './tab-bar.tsx'
import type { ComboboxEvents } from './take-over-field.ts'
import { useCombobox } from './use-combobox.ts'

const tabs = ['latest', 'popular', 'complete'] as const
type Tab = (typeof tabs)[number]

export interface SearchLayerState {
  readonly isOpen: boolean
  readonly tab: Tab
  readonly lines: readonly KeywordLine[]
  readonly markedKey: string | null
  readonly outcome: LayerOutcome
  /** The typed text converted from the other keyboard layout, if the suggestions are for that. */
  readonly reading: string | null
  /** Whether searches are remembered. */
  readonly isRemembering: boolean
  readonly hasTyped: boolean
}

export interface SearchLayerEvents extends Omit<ComboboxEvents, 'isOpen'> {
  readonly onTab: (tab: Tab) => void
  readonly onRetry: () => void
  readonly onRemove: (keyword: string) => void
  readonly onClear: () => void
  readonly onRemember: (isOn: boolean) => void
}

type SearchLayerProps = SearchLayerState &
  SearchLayerEvents & {
    /** The form field that the layer belongs to. */
    readonly field: HTMLInputElement | null
    readonly className?: string | undefined
  }

const labels: Readonly<Record<Tab, string>> = {
  latest: '최근 검색어',
  popular: '인기 검색어',
  complete: '자동완성',
}

const panelId = 'search-layer-panel'
const listId = 'search-layer-list'

/**
 * Suggestions below a search box: "three tabs: latest keywords, popular keywords, auto-complete keywords".
 */
export function SearchLayer({ field, className, ...layer }: SearchLayerProps) {
  const { isOpen, tab, lines, markedKey, outcome, reading } = layer
  const marked = lines.findIndex(({ key }) => key === markedKey)
  const isExpanded = isOpen && lines.length > 0
  useCombobox(
    field,
    { id: listId, isExpanded, markedId: marked < 0 ? undefined : optionId(listId, marked) },
    layer,
  )
  const noun = tab === 'complete' ? '추천 검색어' : labels[tab]
  const announcement =
    outcome === 'lines' ? `${noun} ${lines.length}개` : outcome === 'none' ? `${noun}가 없어요` : ''
  const remove = (keyword: string) => {
    if (lines.length === 1) field?.focus()
    layer.onRemove(keyword)
  }
  return (
    <>
      <p className="sr-only" role="status">
        {isOpen && announcement}
      </p>
      {isOpen && (
        <div className={cx(styles.layer, className)} ref={keepFocus}>
          <TabBar
            label="검색어"
            tabs={tabs.map(key => ({ key, label: labels[key] }))}
            current={tab}
            panelId={panelId}
            onChoose={layer.onTab}
          />
          <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`}>
            {tab === 'complete' && reading !== null && lines.length > 0 && (
              <p className={styles.reading}>‘{reading}’ 추천 검색어예요.</p>
            )}
            {lines.length > 0 ? (
              <KeywordLines
                id={listId}
                label={noun}
                lines={lines}
                markedKey={markedKey}
                onRemove={tab === 'latest' ? remove : undefined}
              />
            ) : (
              <SearchLayerOutcome {...layer} />
            )}
            {tab === 'latest' && <LatestFoot field={field} {...layer} />}
          </div>
        </div>
      )}
    </>
  )
}

/**
 * Presses on the layer must not blur the field, because that would close the layer and a phone's keyboard.
 */
function keepFocus(layer: HTMLElement | null) {
  const keep = (event: MouseEvent) => event.preventDefault()
  layer?.addEventListener('mousedown', keep)
  return () => layer?.removeEventListener('mousedown', keep)
}

type LatestFootProps = Pick<SearchLayerProps, 'field' | 'lines' | 'isRemembering' | 'onClear' | 'onRemember'>

function LatestFoot({ field, lines, isRemembering, onClear, onRemember }: LatestFootProps) {
  const clear = () => {
    field?.focus()
    onClear()
  }
  return (
    <p className={styles.foot}>
      {lines.length > 0 && (
        <Button tone="quiet" onClick={clear}>
          전체 삭제
        </Button>
      )}
      <Button tone="quiet" onClick={() => onRemember(!isRemembering)}>
        {isRemembering ? '저장 끄기' : '저장 켜기'}
      </Button>
    </p>
  )
}
