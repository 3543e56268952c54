import { $isFruitless, $search } from '@jeoul/feature-search/page'
import { idle } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { ListBody } from '../list/list-page.tsx'
import styles from './search-page.module.css'

export { page } from '@jeoul/feature-search/page'

const SearchHeading = idle(() => import('@jeoul/feature-search/search-heading'))
const SearchStart = idle(() => import('./search-start.tsx'))
const NothingFound = idle(() => import('@jeoul/feature-search/nothing-found'))

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
