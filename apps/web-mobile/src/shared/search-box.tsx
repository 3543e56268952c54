import { KeywordField } from '@jeoul/feature-search/keyword-field'
import type { SearchLayerProps } from '@jeoul/feature-search/layer'
import { hrefs } from '@jeoul/router'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** The initial keyword in the box. */
  readonly keyword: string
  /** Renders the suggestions in the remaining space; null until loaded. */
  readonly Layer: ComponentType<SearchLayerProps> | null
  /** Escape was pressed. */
  readonly onClose: () => void
  /** The box was focused. */
  readonly onFocus?: () => void
  /** Rendered before the box, in its row. */
  readonly before?: ReactNode
  /** Rendered until the suggestions are. */
  readonly children?: ReactNode
}

/** A search box with suggestions below. A plain form, so it works without scripts. */
export function SearchBox({ keyword, Layer, onClose, onFocus, before, children }: SearchBoxProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useEffect(() => {
    // The field may have been focused before this script had loaded.
    if (field && document.activeElement === field) onFocus?.()
  }, [field, onFocus])
  return (
    <search className={styles.search}>
      <form action={hrefs.search()} className={styles.form}>
        <div className={styles.row}>
          {before}
          <KeywordField
            ref={setField}
            keyword={keyword}
            placeholder="상품 이름, 모델명, 제조사"
            onFocus={onFocus}
          />
        </div>
        {Layer ? <Layer field={field} className={styles.layer} onClose={onClose} /> : children}
      </form>
    </search>
  )
}
