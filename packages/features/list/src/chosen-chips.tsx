import { emptyFilter, type Filter } from '@jeoul/filter-spec'
import { $chips, $query } from '@jeoul/list'
import { ButtonLink, Chip } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ComponentPropsWithoutRef } from 'react'
import { $listHref } from './list-href.ts'
import { useChipFocus } from './use-chip-focus.ts'

const units = { chips: $chips, query: $query, listHref: $listHref }

/** Lists the active filters. One press removes one of them, or all. */
export function ChosenChips(block: ComponentPropsWithoutRef<'div'>) {
  const { chips, query, listHref } = useUnit(units)
  const line = useChipFocus()
  const hrefWith = (filter: Filter) => listHref({ ...query, ...filter, page: 1 })
  return (
    <div ref={line} {...block}>
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
