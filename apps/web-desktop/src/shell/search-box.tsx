import { createSearchLayer } from '@jeoul/feature-search/create-search-layer'
import { KeywordField } from '@jeoul/feature-search/keyword-field'
import { searchRoute } from '@jeoul/feature-search/search-route'
import { $place, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import styles from './search-box.module.css'

const { $searchLayer, searchLayerRequested } = createSearchLayer(() => import('./search-layer.ts'))

/** The search box. A plain form, so it works without scripts; the first focus loads its suggestions. */
export function SearchBox() {
  const [{ path }, search, layer, want] = useUnit([
    $place,
    searchRoute.$search,
    $searchLayer,
    searchLayerRequested,
  ])
  const field = useRef<HTMLInputElement>(null)
  const keyword = new URLSearchParams(search).get('keyword') ?? ''
  const page = `${path} ${keyword}`
  const shown = useRef(page)
  useEffect(() => {
    // The field may have been focused before this script had loaded.
    if (document.activeElement === field.current) want()
  }, [want])
  useEffect(() => {
    if (field.current && shown.current !== page) field.current.value = keyword
    shown.current = page
  }, [page, keyword])
  return (
    <search className={styles.search} data-key="search">
      <form action={hrefs.search()} className={styles.form} onFocus={() => want()}>
        <KeywordField ref={field} keyword={keyword} placeholder="어떤 상품을 찾으세요?" />
        {layer && <layer.View field={field.current} className={styles.layer} />}
      </form>
    </search>
  )
}
