import { priceBandOptions } from '@jeoul/filter-spec'
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
import type { FocusEvent, KeyboardEvent } from 'react'
import styles from './price-section.module.css'

const units = {
  query: $query,
  counts: $counts,
  bands: priceBands.$state,
  choose: choicesMade,
  retry: priceBands.retried,
}

/** Filters the list by price: by a suggested range, or by one that the shopper enters. */
export function PriceSection() {
  const { query, counts, bands, choose, retry } = useUnit(units)
  const offered = counts.bands
  const take = (form: HTMLFormElement | null) => {
    if (form && hasTypedChange(form, 'min', 'max')) {
      choose(readPriceRange(textIn(form, 'min'), textIn(form, 'max')))
    }
  }
  const leave = ({ currentTarget: { form }, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    const isInside = relatedTarget instanceof HTMLInputElement && ['min', 'max'].includes(relatedTarget.name)
    if (!isInside) take(form)
  }
  const enter = ({ key, currentTarget: { form } }: KeyboardEvent<HTMLFieldSetElement>) => {
    if (key === 'Enter') take(form)
  }
  return (
    <fieldset className={styles.price} onBlur={leave} onKeyDown={enter}>
      <legend>가격</legend>
      <PriceRange min={query.min} max={query.max} amountOf={readPrice} className={styles.range} />
      <div className={styles.bands}>
        {priceBandOptions(offered, query).map(({ min, max, count, isChosen, isDisabled }) => (
          <button
            key={min}
            translate="no"
            type="button"
            aria-pressed={isChosen}
            disabled={isDisabled}
            onClick={() => choose(isChosen ? { min: null, max: null } : { min, max })}
          >
            {priceRangeLabel(min, max)}
            {count !== null && <small>{formatCount(count)}</small>}
          </button>
        ))}
      </div>
      {offered.length === 0 && bands.status === 'loading' && <Skeleton className={styles.wait} />}
      {offered.length === 0 && bands.status === 'failed' && (
        <FailedState compact title="가격대를 불러오지 못했어요" onRetry={retry} />
      )}
    </fieldset>
  )
}
