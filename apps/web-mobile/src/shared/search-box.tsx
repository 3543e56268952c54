import type { SearchLayerProps } from '@jeoul/feature-search/layer'
import { $inside, hrefs } from '@jeoul/router'
import { Button, glyph, HiddenFields, Icon, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import styles from './search-box.module.css'

type SearchBoxProps = {
  /** What stands in the box at first. */
  readonly keyword: string
  /** What the box offers, on all of the room that is left; null until it is there. */
  readonly Layer: ComponentType<SearchLayerProps> | null
  /** Escape was pressed. */
  readonly onClose: () => void
  /** The box has the focus. */
  readonly onFocus?: () => void
  /** Before the box, in its row. */
  readonly before?: ReactNode
  /** Stands where the layer will be. */
  readonly children?: ReactNode
}

/** The box and what it offers below. A plain form, which works before and without scripts. */
export function SearchBox({ keyword, Layer, onClose, onFocus, before, children }: SearchBoxProps) {
  const inside = useUnit($inside)
  const [field, setField] = useState<HTMLInputElement | null>(null)
  useEffect(() => {
    // The focus may have been there before the scripts.
    if (field && document.activeElement === field) onFocus?.()
  }, [field, onFocus])
  return (
    <search className={styles.search}>
      <form action={hrefs.search()} className={styles.form}>
        <HiddenFields search={inside('')} />
        <div className={styles.row}>
          {before}
          <TextField
            ref={setField}
            name="keyword"
            label="상품 검색"
            labelHidden
            placeholder="상품 이름, 모델명, 제조사"
            defaultValue={keyword}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={onFocus}
          />
          <Button tone="quiet" type="submit">
            <Icon of={glyph.search} label="검색" />
          </Button>
        </div>
        {Layer ? <Layer field={field} className={styles.layer} onClose={onClose} /> : children}
      </form>
    </search>
  )
}
