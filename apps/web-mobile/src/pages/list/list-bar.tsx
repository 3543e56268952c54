import { $chips, $query, $sorts, fieldChanged } from '@jeoul/list'
import { idle } from '@jeoul/ssr'
import { Button, CheckRow, glyph, Icon, Select } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { FormEvent } from 'react'
import ChosenChips from './chosen-chips.tsx'
import { filterLayer } from './filter-layer.ts'
import styles from './list-bar.module.css'

/** Shown without scripts only. */
const WithoutScripts = idle(() => import('./without-scripts.tsx'))

const units = {
  chosen: $chips.map(({ length }) => length),
  query: $query,
  sorts: $sorts,
  change: fieldChanged,
  open: filterLayer.opened,
}
/** The active filters, and how the list is sorted and displayed. Sticks to the top while scrolling. */
export function ListBar() {
  const { chosen, query, sorts, change, open } = useUnit(units)
  const orders = sorts.map(({ key, label }) => ({ value: key, text: label }))
  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const checked = target instanceof HTMLInputElement && target.checked
    change({ name: target.name, value: target.value, checked })
  }
  return (
    <>
      <form method="get" autoComplete="off" className={styles.bar} onChange={choose} onSubmit={stay}>
        <Button
          tone="quiet"
          aria-haspopup="dialog"
          className={styles.filters}
          data-key="filter"
          onClick={() => open('filters')}
        >
          <Icon of={glyph.filter} />
          필터{chosen > 0 && <b>{chosen}</b>}
        </Button>
        <Select
          label="정렬"
          labelHidden
          name="sort"
          options={orders}
          value={query.sort}
          onChange={handledAbove}
        />
        <CheckRow label="카드 가격 기준" name="type" value="card" checked={query.type === 'card'} />
        <noscript>
          <WithoutScripts />
        </noscript>
      </form>
      {chosen > 0 && <ChosenChips />}
    </>
  )
}

/** Choices apply at once, so there is nothing to submit. */
const stay = (event: FormEvent) => event.preventDefault()

/** React requires a handler on a controlled field, even if its form listens. */
const handledAbove = () => {}
