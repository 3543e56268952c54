import { Button, glyph, Icon, TextField } from '@jeoul/ui'
import type { Ref } from 'react'

type KeywordFieldProps = {
  readonly ref: Ref<HTMLInputElement>
  /** The initial keyword. */
  readonly keyword: string
  readonly placeholder: string
  readonly onFocus?: (() => void) | undefined
}

/** The field of a search box and its button. They are parts of a plain form, which works without scripts. */
export function KeywordField({ ref, keyword, placeholder, onFocus }: KeywordFieldProps) {
  return (
    <>
      <TextField
        ref={ref}
        name="keyword"
        label="상품 검색"
        labelHidden
        placeholder={placeholder}
        defaultValue={keyword}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
      />
      <Button tone="quiet" type="submit">
        <Icon of={glyph.search} label="검색" />
      </Button>
    </>
  )
}
