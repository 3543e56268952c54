import { ChosenChips } from '@jeoul/feature-list/chosen-chips'
import { $listHref } from '@jeoul/feature-list/list-href'
import { OwnOrderNote } from '@jeoul/feature-personal-price/own-order-note'
import { $chips, $query, $sorts, pageSizes } from '@jeoul/list'
import { Button, CheckRow, LinkTabs, Select } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import chips from './chosen-chips.module.css'
import styles from './list-toolbar.module.css'

const units = {
  listHref: $listHref,
  query: $query,
  sorts: $sorts,
  isNarrowed: $chips.map(chosen => chosen.length > 0),
}
const sizes = pageSizes.map(size => ({ value: String(size), text: `${size}개씩` }))

/** Shows the active filters, and how the list is sorted and displayed. */
export function ListToolbar() {
  const { listHref, query, sorts, isNarrowed } = useUnit(units)
  const tabs = sorts.map(({ key, label }) => ({
    text: label,
    href: listHref({ ...query, sort: key, page: 1 }),
    current: key === query.sort,
  }))
  return (
    <>
      {/* Always rendered, so that the first choice moves no product. */}
      <div className={chips.place}>{isNarrowed && <ChosenChips className={chips.chosen} />}</div>
      <div className={styles.bar}>
        <LinkTabs label="정렬" items={tabs} />
        <div className={styles.options}>
          <Button className={styles.filters} popoverTarget="filters">
            필터
          </Button>
          <CheckRow label="카드 가격 기준" name="type" value="card" checked={query.type === 'card'} />
          <Select
            label="한 페이지에 볼 상품 수"
            labelHidden
            name="size"
            options={sizes}
            value={String(query.size)}
            onChange={handledAbove}
          />
        </div>
      </div>
      <OwnOrderNote />
    </>
  )
}

/** React requires a handler on a controlled field, even if its form listens. */
const handledAbove = () => {}
