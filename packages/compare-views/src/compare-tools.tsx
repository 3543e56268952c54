import {
  $columnsForEveryone,
  $compare,
  $rowCounts,
  mostCompared,
  rowsChosen,
  writeCompareQuery,
} from '@jeoul/compare'
import { hrefs } from '@jeoul/routing'
import { Button, ButtonLink, glyph, Icon, LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './compare-board.module.css'
import { comparisonPrinted } from './print-model.ts'

/** Which specifications are shown, and what else can be done with the comparison. */
export function CompareTools({ isLayer }: { readonly isLayer: boolean }) {
  const [query, counts, columns] = useUnit([$compare, $rowCounts, $columnsForEveryone])
  const [choose, print] = useUnit([rowsChosen, comparisonPrinted])
  const [cateId] = columns.flatMap(column => (column.status === 'full' ? [column.product.cateId] : []))
  const views = [
    { text: `다른 사양만 ${counts.differing}`, showsAll: false },
    { text: `모든 사양 ${counts.all}`, showsAll: true },
  ]
  return (
    <div className={styles.tools}>
      {isLayer ? (
        <fieldset className={styles.views} aria-label="보여 줄 사양">
          {views.map(({ text, showsAll }) => (
            <Button
              key={text}
              tone="quiet"
              aria-pressed={query.showsAll === showsAll}
              onClick={() => choose(showsAll)}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      ) : (
        <LinkTabs
          label="보여 줄 사양"
          items={views.map(({ text, showsAll }) => ({
            text,
            href: hrefs.compare(writeCompareQuery({ ...query, showsAll })),
            current: query.showsAll === showsAll,
          }))}
        />
      )}
      <p className={styles.ways}>
        {cateId !== undefined && query.itemIds.length < mostCompared && (
          <ButtonLink href={hrefs.list(cateId)}>
            <Icon of={glyph.plus} />
            상품 더 고르기
          </ButtonLink>
        )}
        {isLayer ? (
          <ButtonLink href={hrefs.compare(writeCompareQuery(query))}>주소가 있는 페이지로 보기</ButtonLink>
        ) : (
          <Button className={styles.print} onClick={() => print()}>
            인쇄
          </Button>
        )}
      </p>
    </div>
  )
}
