import { type CompareColumn, columnRetried } from '@jeoul/compare'
import { $inside, hrefs } from '@jeoul/router'
import { Button, glyph, Icon, PopupLink, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './compare-table.module.css'

/** Names the column's product, or says why it is missing. */
export function ColumnName({ column }: { readonly column: CompareColumn }) {
  const inside = useUnit($inside)
  const retry = useUnit(columnRetried)
  return (
    <th scope="col" className={styles.name}>
      {column.status === 'full' && (
        <>
          <a href={inside(hrefs.item(column.itemId))}>{column.product.name}</a>
          <PopupLink
            className={styles.popup}
            href={inside(hrefs.item(column.itemId, '?popup=1'))}
            name={column.product.name}
          />
        </>
      )}
      {column.status === 'loading' && (
        <>
          <span className="sr-only">상품을 불러오고 있어요</span>
          <Skeleton className={styles.waitName} />
        </>
      )}
      {column.status === 'unknown' && (
        <span className={styles.error}>{`${column.itemId}번 상품은 없어요. 위의 ×를 눌러 빼 주세요.`}</span>
      )}
      {column.status === 'failed' && (
        <span className={styles.error} role="alert">
          상품을 불러오지 못했어요.
          <Button aria-label={`${column.itemId}번 상품 다시 시도`} onClick={() => retry(column.itemId)}>
            <Icon of={glyph.retry} />
            다시 시도
          </Button>
        </span>
      )}
    </th>
  )
}
