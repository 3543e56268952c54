import { $inside } from '@jeoul/router'
import { Button, glyph, HiddenFields, Icon, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { Ref } from 'react'

type KeywordFieldProps = {
  readonly ref: Ref<HTMLInputElement>
  /** The initial keyword. */
  readonly keyword: string
  /** Outside of minishops. */
  readonly placeholder: string
  readonly onFocus?: (() => void) | undefined
}

/**
 * The field of a search box and its button. They are parts of a plain form, which works without scripts and stays in the
 * open minishop.
 */
export function KeywordField({ ref, keyword, placeholder, onFocus }: KeywordFieldProps) {
  const shopQuery = useUnit($inside)('')
  return (
    <>
      <TextField
        ref={ref}
        name="keyword"
        label="상품 검색"
        labelHidden
        placeholder={shopQuery === '' ? placeholder : '이 미니샵에서 찾기'}
        defaultValue={keyword}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
      />
      <Button tone="quiet" type="submit">
        <Icon of={glyph.search} label="검색" />
      </Button>
      <HiddenFields search={shopQuery} />
    </>
  )
}
