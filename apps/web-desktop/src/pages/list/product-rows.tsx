import { AdBlock } from '@jeoul/feature-list/ad-block'
import { useRowStates } from '@jeoul/feature-list/row-actions'
import { $hasOwnPrices } from '@jeoul/feature-personal-price/own-price'
import {
  $firstRank,
  $openRows,
  $query,
  $shownItems,
  $shownSort,
  adsApart,
  moreViewToggled,
  ranksOf,
} from '@jeoul/list'
import { $inside, estimateWith, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import { Suspense } from 'react'
import { ProductRow } from './product-row.tsx'
import styles from './product-rows.module.css'

const $type = $query.map(({ type }) => type)
const units = {
  list: $shownItems,
  type: $type,
  sort: $shownSort,
  open: $openRows,
  firstRank: $firstRank,
  toggle: moreViewToggled,
  inside: $inside,
}
/** Number of rows that hydrate together. */
const together = 5

/** The products. The current ones stay while a newer list is loading, or if it fails. */
export function ProductRows() {
  const { list, type, sort, open, firstRank, toggle, inside } = useUnit(units)
  const hasOwnPrices = useUnit($hasOwnPrices)
  const stateOf = useRowStates()
  const shown = list.data?.items ?? []
  const ranks = firstRank === null ? null : ranksOf(shown, firstRank)
  const { adsAbove, rows, adsBelow } = adsApart(shown, sort)
  // Sorted rows keep their original index as their identity.
  const row = (index: number) => {
    const item = shown[index]
    return (
      item && (
        <ProductRow
          // A product at another position is another row: an answer replaces rows instead of moving them.
          key={`${item.item_id}:${index}`}
          item={item}
          href={inside(hrefs.item(item.item_id))}
          popup={inside(hrefs.item(item.item_id, '?popup=1'))}
          estimate={item.part_kind && inside(estimateWith(item.item_id))}
          index={index}
          rank={ranks?.[index] ?? null}
          type={type}
          hasOwnPrice={hasOwnPrices}
          isOpen={open.includes(index)}
          onToggle={toggle}
          {...stateOf(item)}
        />
      )
    )
  }
  const groups = []
  for (let start = 0; start < rows.length; start += together) {
    groups.push(<Suspense key={start}>{rows.slice(start, start + together).map(row)}</Suspense>)
  }
  return (
    <ol
      className={styles.rows}
      aria-busy={list.status === 'loading'}
      data-old={list.status === 'failed' || undefined}
    >
      {adsAbove.length > 0 && (
        <li>
          <AdBlock>{adsAbove.map(row)}</AdBlock>
        </li>
      )}
      {groups}
      {adsBelow.length > 0 && (
        <li>
          <AdBlock isBelow>{adsBelow.map(row)}</AdBlock>
        </li>
      )}
    </ol>
  )
}
