import { $query } from '@jeoul/list'
import { Button, glyph, Icon, SkipLink, TypedField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './keyword-filter.module.css'

const $kwd = $query.map(({ kwd }) => kwd)

/** Searches inside the list. */
export default function KeywordFilter() {
  const kwd = useUnit($kwd)
  return (
    <div className={styles.keyword}>
      {/* The first stop of the filters. It is here since this comes late: it needs no script. */}
      <SkipLink to="products">상품 목록으로 건너뛰기</SkipLink>
      <TypedField
        type="search"
        name="kwd"
        label="결과 안에서 검색"
        labelHidden
        placeholder="결과 안에서 검색"
        maxLength={100}
        chosen={kwd}
      />
      <Button type="submit" formNoValidate className={styles.button}>
        <Icon of={glyph.search} label="검색" />
      </Button>
    </div>
  )
}
