import { emptyFilter, type Filter } from '@jeoul/filter-spec'
import { $cateId, $chips, $query } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { ButtonLink, Chip } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './chosen-chips.module.css'
import { listHref } from './list-href.ts'
import { listId } from './list-scroll.ts'

const units = { chips: $chips, cateId: $cateId, query: $query }

/** Everything the list is narrowed by; one press takes one of them back, or all. */
export default function ChosenChips() {
  const inside = useUnit($inside)
  const { chips, cateId, query } = useUnit(units)
  const hrefWith = (filter: Filter) => inside(listHref(cateId, { ...query, ...filter, page: 1 }))
  return (
    <div className={styles.chosen} data-scrolls-to={listId}>
      <ul aria-label="적용된 필터">
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <Chip label={label} href={hrefWith(without)} />
          </li>
        ))}
      </ul>
      <ButtonLink tone="quiet" href={hrefWith(emptyFilter)}>
        전체 해제
      </ButtonLink>
    </div>
  )
}
