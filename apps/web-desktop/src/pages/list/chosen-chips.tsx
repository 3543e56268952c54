import { type Chip as Chosen, emptyFilter } from '@jeoul/filter-spec'
import type { ListQuery } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { ButtonLink, Chip } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './chosen-chips.module.css'
import { listHref } from './list-href.ts'

type ChosenChipsProps = {
  readonly chips: readonly Chosen[]
  readonly cateId: string
  readonly query: ListQuery
}

/** Everything the list is narrowed by; one press takes one of them back, or all. */
export function ChosenChips({ chips, cateId, query }: ChosenChipsProps) {
  const inside = useUnit($inside)
  const hrefWith = (filter: Chosen['without']) => inside(listHref(cateId, { ...query, ...filter, page: 1 }))
  return (
    <div className={styles.chosen}>
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
