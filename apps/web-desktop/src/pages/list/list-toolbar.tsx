import { $ownPrices } from '@jeoul/feature-personal-price/slot'
import { $cateId, $chips, $query, pageSizes, sizeChosen, sorts } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { useKept } from '@jeoul/ssr'
import { CheckRow, LinkTabs, Select } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ChosenChips } from './chosen-chips.tsx'
import { listHref } from './list-href.ts'
import styles from './list-toolbar.module.css'

const units = { cateId: $cateId, query: $query, chips: $chips, chooseSize: sizeChosen }
const sizes = pageSizes.map(size => ({ value: String(size), text: `${size}개씩` }))

/** What is chosen, and how the list is shown. */
export function ListToolbar() {
  const inside = useUnit($inside)
  const { cateId, query, chips, chooseSize } = useUnit(units)
  const own = useKept($ownPrices)
  const tabs = sorts.map(({ key, label }) => ({
    text: label,
    href: inside(listHref(cateId, { ...query, sort: key, page: 1 })),
    current: key === query.sort,
  }))
  return (
    <>
      {chips.length > 0 && <ChosenChips chips={chips} cateId={cateId} query={query} />}
      <div className={styles.bar}>
        <LinkTabs label="정렬" items={tabs} />
        <div className={styles.ways}>
          {own && <own.OwnOrder />}
          <CheckRow label="카드가" name="type" value="card" checked={query.type === 'card'} />
          <Select
            label="한 페이지에 볼 상품 수"
            labelHidden
            name="size"
            options={sizes}
            value={String(query.size)}
            onChange={({ target }) => chooseSize(Number(target.value))}
          />
        </div>
      </div>
    </>
  )
}
