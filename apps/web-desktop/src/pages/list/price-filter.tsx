import { $listHref } from '@jeoul/feature-list/list-href'
import { choosePrices, priceBandOptions } from '@jeoul/filter-spec'
import { formatCount } from '@jeoul/format'
import {
  $counts,
  $query,
  choicesMade,
  priceBands,
  priceRangeLabel,
  readPrice,
  readPriceRange,
} from '@jeoul/list'
import { FailedState, hasTypedChange, PriceRange, Skeleton, textIn } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { FocusEvent } from 'react'
import styles from './price-filter.module.css'

const units = {
  listHref: $listHref,
  query: $query,
  counts: $counts,
  bands: priceBands.$state,
  choose: choicesMade,
  retry: priceBands.retried,
}

/** Filters the list by price: by a suggested range, or by one that the shopper enters. */
export default function PriceFilter() {
  const { listHref, query, counts, bands, choose, retry } = useUnit(units)
  const offered = counts.bands
  const take = ({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    const isLeft = !(relatedTarget instanceof HTMLInputElement && ['min', 'max'].includes(relatedTarget.name))
    if (form && isLeft && hasTypedChange(form, 'min', 'max')) {
      choose(readPriceRange(textIn(form, 'min'), textIn(form, 'max')))
    }
  }
  return (
    <fieldset className={styles.price} onBlur={take}>
      <legend>가격</legend>
      {priceBandOptions(offered, query).map(({ min, max, count, isChosen, isDisabled }) => {
        const next = isChosen ? choosePrices(query, null, null) : choosePrices(query, min, max)
        const href = listHref({ ...query, ...next, page: 1 })
        return (
          <a
            key={min}
            translate="no"
            className={styles.band}
            href={isDisabled ? undefined : href}
            aria-disabled={isDisabled || undefined}
            aria-current={isChosen || undefined}
          >
            {priceRangeLabel(min, max)}
            {count !== null && <small>{formatCount(count)}</small>}
          </a>
        )
      })}
      {offered.length === 0 && bands.status === 'loading' && <Skeleton className={styles.wait} />}
      {offered.length === 0 && bands.status === 'failed' && (
        <FailedState compact title="가격대를 불러오지 못했어요" onRetry={retry} />
      )}
      <PriceRange min={query.min} max={query.max} amountOf={readPrice} className={styles.range} />
    </fieldset>
  )
}
