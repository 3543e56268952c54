import { $columns, $compare, maxCompared, writeCompareQuery } from '@jeoul/compare'
import { $inside, estimateWith, hrefs } from '@jeoul/router'
import { Button, ButtonLink, glyph, Icon } from '@jeoul/ui'
import { createEffect, createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import styles from './comparison.module.css'
import { LazyEstimatesLink } from './lazy-estimates-link.tsx'
import { RowsChoice } from './rows-choice.tsx'

/** The shopper asked to print the comparison. */
const printPressed = createEvent()
const printFx = createEffect(() => window.print())
sample({ clock: printPressed, target: printFx })

/** Chooses which specifications are shown, and holds the other actions on the comparison. */
export function CompareTools({ isLayer }: { readonly isLayer: boolean }) {
  const inside = useUnit($inside)
  const [query, columns, print] = useUnit([$compare, $columns, printPressed])
  const partIds = columns.flatMap(column =>
    column.status === 'full' && column.product.isPart ? [column.itemId] : [],
  )
  const [cateId] = columns.flatMap(column => (column.status === 'full' ? [column.product.cateId] : []))
  return (
    <div className={styles.tools}>
      <RowsChoice isLayer={isLayer} />
      <p className={styles.actions}>
        {cateId !== undefined && query.itemIds.length < maxCompared && (
          <ButtonLink href={inside(hrefs.list(cateId))}>
            <Icon of={glyph.plus} />
            상품 더 고르기
          </ButtonLink>
        )}
        {partIds.length > 0 && (
          <ButtonLink href={inside(estimateWith(partIds.join('.')))} rel="nofollow">
            견적에 담기
          </ButtonLink>
        )}
        <LazyEstimatesLink />
        {isLayer ? (
          <ButtonLink href={inside(hrefs.compare(writeCompareQuery(query)))}>링크로 열기</ButtonLink>
        ) : (
          <Button onClick={() => print()}>인쇄</Button>
        )}
      </p>
    </div>
  )
}
