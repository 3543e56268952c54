import { FacetRangeField } from '@jeoul/feature-list/facet-range-field'
import { filterOptions } from '@jeoul/filter-spec'
import { $counts, $facets, $facetsOf, $makers, $query, $shownItems, priceBands, specs } from '@jeoul/list'
import { idle } from '@jeoul/ssr'
import { Button, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { FacetFilter } from './facet-filter.tsx'
import styles from './filter-panel.module.css'

/** These contain only links and form fields, which work without their scripts. */
const KeywordFilter = idle(() => import('./keyword-filter.tsx'))
const PriceFilter = idle(() => import('./price-filter.tsx'))
const TraitFilter = idle(() => import('./trait-filter.tsx'))
const MallFilter = idle(() => import('./mall-filter.tsx'))

const waiting = <Skeleton className={styles.wait} />
const none: readonly string[] = []

/** The panel with all filters of the list. */
export function FilterPanel() {
  const { query, makers, counts, list, bands, facets, facetsOf, retry } = useUnit(panel)
  const makerValues = makers.map(({ id, name, count }) => ({ key: id, name, count }))
  // Render all filters together: one after the other they would push down those below.
  const isWaiting = (list.status === 'loading' && !list.data) || bands.status === 'loading'
  return (
    <search className={styles.panel} aria-label="상품 필터" data-key="filter">
      <KeywordFilter />
      {isWaiting ? (
        waiting
      ) : (
        <>
          <TraitFilter />
          {makers.length > 0 && (
            <Suspense>
              <FacetFilter title="제조사" name="maker" options={filterOptions(makerValues, query.makers)} />
            </Suspense>
          )}
          <PriceFilter />
          <MallFilter />
          {facetsOf && <h2 className={styles.of}>{facetsOf} 사양</h2>}
          {facets.list.map(facet => (
            <Suspense key={facet.key}>
              <FacetFilter
                title={facet.name}
                name="spec"
                facet={facet.key}
                options={filterOptions(
                  facet.values,
                  query.spec[facet.key] ?? none,
                  counts.specs?.[facet.key],
                )}
              >
                <FacetRangeField facet={facet} chosen={query.spec[facet.key] ?? none} />
              </FacetFilter>
            </Suspense>
          ))}
          {facets.status === 'loading' && waiting}
          {facets.status === 'failed' && (
            <FailedState compact title="사양 필터를 불러오지 못했어요" onRetry={retry} />
          )}
        </>
      )}
      <noscript>
        <Button tone="solid" type="submit">
          적용
        </Button>
      </noscript>
    </search>
  )
}

const panel = {
  query: $query,
  makers: $makers,
  counts: $counts,
  list: $shownItems,
  bands: priceBands.$state,
  facets: $facets,
  facetsOf: $facetsOf,
  retry: specs.retried,
}
