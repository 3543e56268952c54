import { createSearchLayer } from '@jeoul/feature-search/create-search-layer'
import { PopularKeywords } from '@jeoul/feature-search/popular-keywords'
import { useUnit } from 'effector-react'
import { SearchBox } from '../../shared/search-box.tsx'
import styles from './search-start.module.css'

const { $searchLayer, searchLayerRequested } = createSearchLayer(() => import('@jeoul/feature-search/layer'))

/**
 * Shown before anything is searched for: the search box, with popular keywords below until it has
 * suggestions.
 */
export default function SearchStart() {
  const [layer, want] = useUnit([$searchLayer, searchLayerRequested])
  return (
    <div className={styles.start}>
      <h1 className="sr-only">무엇을 찾으세요?</h1>
      <SearchBox keyword="" Layer={layer?.View ?? null} onFocus={want} onClose={stay}>
        <div className={styles.popular}>
          <PopularKeywords />
        </div>
      </SearchBox>
    </div>
  )
}

const stay = () => {}
