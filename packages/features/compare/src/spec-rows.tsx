import type { ComparedRow, SpecCell } from '@jeoul/compare'
import { cx, glyph, Icon } from '@jeoul/ui'
import styles from './compare-table.module.css'

type SpecRowsProps = { readonly rows: readonly ComparedRow[]; readonly itemIds: readonly string[] }

/** The specifications, one table per group. */
export function SpecRows({ rows, itemIds }: SpecRowsProps) {
  const tables = [...new Set(rows.map(({ table }) => table))]
  return tables.map(table => (
    <tbody key={table}>
      <tr>
        <th scope="rowgroup" colSpan={itemIds.length + 1} className={styles.group}>
          <span>{table}</span>
        </th>
      </tr>
      {rows
        .filter(row => row.table === table)
        .map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <Cell key={itemIds[place]} cell={cell} />
            ))}
          </tr>
        ))}
    </tbody>
  ))
}

function Cell({ cell }: { readonly cell: SpecCell | null }) {
  if (!cell) return <td />
  if (cell.text === null) {
    return (
      <td className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">정보 없음</span>
      </td>
    )
  }
  return (
    <td className={cx(cell.isBetter && styles.better)}>
      {cell.text}
      {cell.isBetter && <Icon of={glyph.check} label="더 나은 값" />}
    </td>
  )
}
