import { countChosen } from '@jeoul/filter-spec'
import { $query, fieldChanged, mobileList, sorts, writeListQuery } from '@jeoul/listing'
import { $ownPrices } from '@jeoul/own-price-views/slot'
import { $inside, layerOpened } from '@jeoul/routing'
import { $ways, createLateRegion, useKept } from '@jeoul/runtime'
import { Button, CheckRow, glyph, HiddenFields, Icon, Select } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import { filtersLayer } from './filters-layer.ts'
import styles from './list-bar.module.css'

const ChosenChips = createLateRegion(() => import('./chosen-chips-region.tsx'))

const units = {
  query: $query,
  ways: $ways,
  change: fieldChanged,
  open: layerOpened,
  inside: $inside,
}
const orders = sorts.map(({ key, label }) => ({ value: key, text: label }))

/** What the list is narrowed by and how it is shown; it stays at the top while one scrolls. */
export function ListBar() {
  const { query, ways, change, open, inside } = useUnit(units)
  const own = useKept($ownPrices)
  const chosen = countChosen(query)
  const others = writeListQuery({ ...query, page: 1, sort: 'rank', type: 'cash' }, mobileList)
  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const checked = target instanceof HTMLInputElement && target.checked
    change({ name: target.name, value: target.value, checked })
  }
  return (
    <>
      <form method="get" autoComplete="off" className={styles.bar} onChange={choose}>
        <HiddenFields search={inside(others)} />
        <Button
          tone="quiet"
          aria-haspopup="dialog"
          className={styles.filters}
          data-key="filter"
          onClick={() => open(filtersLayer)}
        >
          <Icon of={glyph.filter} />
          필터{chosen > 0 && <b>{chosen}</b>}
        </Button>
        <Select
          label="정렬"
          labelHidden
          name="sort"
          options={own ? [...orders, own.ownSort] : orders}
          value={own?.order ? own.ownSort.value : query.sort}
          onChange={handledAbove}
        />
        <CheckRow label="카드가" name="type" value="card" checked={query.type === 'card'} />
        <noscript>
          <Button type="submit">적용</Button>
          <a href={ways.otherSite}>PC 화면에서 필터 쓰기</a>
        </noscript>
      </form>
      {chosen > 0 && <ChosenChips />}
    </>
  )
}

/** React wants a controlled field to have a handler of its own, even where its form listens. */
const handledAbove = () => {}
