import { Button, glyph, Icon, TextField } from '@jeoul/ui'
import styles from './header.module.css'

/** The way to any product by its name. A plain form: it works before and without scripts. */
export function SearchBox() {
  return (
    <search className={styles.search}>
      <form action="/search">
        <TextField
          type="search"
          name="keyword"
          label="상품 검색"
          labelHidden
          placeholder="어떤 상품을 찾으세요?"
          maxLength={100}
          autoComplete="off"
        />
        <Button tone="quiet" type="submit">
          <Icon of={glyph.search} label="검색" />
        </Button>
      </form>
    </search>
  )
}
