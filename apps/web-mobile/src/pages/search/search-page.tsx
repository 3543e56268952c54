import { $isFruitless, $search } from '@jeoul/feature-search/page'
import { createDeferredRegion } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { ListBody } from '../list/list-page.tsx'
import styles from './search-page.module.css'

const SearchHeading = createDeferredRegion(() => import('@jeoul/feature-search/search-heading-region'))
const SearchStart = createDeferredRegion(() => import('./search-start-region.tsx'))
const NothingFound = createDeferredRegion(() => import('@jeoul/feature-search/nothing-found-region'))

/** Search results: a list, below the categories of the results. */
export default function SearchPage() {
  const [search, isFruitless] = useUnit([$search, $isFruitless])
  if (search === null) return <SearchStart />
  if (isFruitless) return <NothingFound />
  return (
    <>
      <div className={styles.heading}>
        <SearchHeading />
      </div>
      <ListBody NothingFound={NothingFound} />
    </>
  )
}
