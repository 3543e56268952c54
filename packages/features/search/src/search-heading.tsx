import { $listHref } from '@jeoul/feature-list/list-href'
import { TermsButton } from '@jeoul/feature-personal-price/terms-button'
import { formatCount, particleRo } from '@jeoul/format'
import { $otherReading, $query, $shownItems } from '@jeoul/list'
import { $siteProps } from '@jeoul/page'
import { useUnit } from 'effector-react'
import { CategoryCounts } from './category-counts.tsx'
import { $isCut, cutWords } from './model.ts'
import styles from './search-heading.module.css'

const units = {
  site: $siteProps,
  listHref: $listHref,
  reading: $otherReading,
  query: $query,
  list: $shownItems,
  isCut: $isCut,
}

/** Longer keywords would make the way back to them wrap on a phone. */
const maxTyped = 12

/** Shows the keyword and its interpretation, and links to the categories of the results. */
export default function SearchHeading() {
  const {
    site: { isMobile },
    listHref,
    reading,
    query,
    list,
    isCut,
  } = useUnit(units)
  const { search } = query
  const typed = search?.keyword ?? ''
  const keyword = reading?.keyword ?? typed
  return (
    <header className={styles.heading}>
      <div className={styles.title}>
        <h1>{`‘${keyword}’ 검색 결과`}</h1>
        <p className={styles.total} translate="no" aria-live="polite">
          {list.data && `총 ${formatCount(list.data.total)}개`}
        </p>
        {search && reading && (
          <p className={styles.reading}>
            {`${reading.said} `}
            {reading.leadsBack && (
              <a href={listHref({ ...query, search: { ...search, isExact: true }, page: 1 })}>
                {`${typed.length > maxTyped ? '입력한 대로' : `‘${typed}’${particleRo(typed)}`} 검색하기`}
              </a>
            )}
          </p>
        )}
        <TermsButton isBrief={isMobile} />
      </div>
      {isCut && <p className={styles.cut}>{cutWords}</p>}
      <CategoryCounts />
    </header>
  )
}
