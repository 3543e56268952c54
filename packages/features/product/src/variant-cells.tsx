import type { Variant } from '@jeoul/api/types'
import { variantFigure } from '@jeoul/offers'
import type { VariantCell, VariantGrid } from '@jeoul/product/variants'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from './item-variants.module.css'

type PresentProps = {
  /** The open product's own variant. */
  readonly present: Variant
}
type VariantTableProps = PresentProps & Pick<VariantGrid, 'kinds' | 'rows'>
type VariantChoicesProps = PresentProps & { readonly cells: readonly VariantCell[] }

/** Sizes or colours in rows, packagings in columns. */
export function VariantTable({ kinds, rows, present }: VariantTableProps) {
  return (
    <table className={styles.table}>
      <caption className="sr-only">구성별 가격</caption>
      <thead>
        <tr>
          <td />
          {kinds.map(kind => (
            <th key={kind} scope="col">
              {kind || '기본'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ difference, cells }) => (
          <tr key={difference}>
            <th scope="row">{difference || '기본'}</th>
            {cells.map((cell, place) => (
              <td key={kinds[place]}>{cell && <Choice cell={cell} present={present} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Variants that differ in one property, side by side, each with its label. */
export function VariantChoices({ cells, present }: VariantChoicesProps) {
  return (
    <ul className={styles.choices}>
      {cells.map(
        cell =>
          cell && (
            <li key={cell === 'present' ? cell : cell.item_id}>
              <Choice cell={cell} present={present} isLabelled />
            </li>
          ),
      )}
    </ul>
  )
}

type ChoiceProps = PresentProps & {
  readonly cell: Variant | 'present'
  /** Whether it shows its label, which a table gives in its headers instead. */
  readonly isLabelled?: boolean
}

function Choice({ cell, present, isLabelled = false }: ChoiceProps) {
  const inside = useUnit($inside)
  const variant = cell === 'present' ? present : cell
  const label = <span className={isLabelled ? styles.label : 'sr-only'}>{`${variant.label} `}</span>
  const price = (
    <span translate="no" className={variant.state === 3 ? styles.price : styles.off}>
      {variantFigure(variant)}
    </span>
  )
  if (cell === 'present') {
    return (
      <strong className={styles.choice} aria-current="true">
        {label}
        {price}
      </strong>
    )
  }
  return (
    <a className={styles.choice} href={inside(hrefs.item(variant.item_id))}>
      {label}
      {price}
    </a>
  )
}
