import { maxCompared, minCompared, writeCompareQuery } from '@jeoul/compare'
import { $inside, estimateWith, hrefs } from '@jeoul/router'
import { Button, ButtonLink } from '@jeoul/ui'
import { groupRequested, itemsRemoved } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { $selected, $shownItems, allSelected } from './page-model.ts'
import styles from './wish.module.css'

/** Actions on several products at once: compare, move, remove. */
export function SelectionBar() {
  const [selected, shown, inside] = useUnit([$selected, $shownItems, $inside])
  const [select, ask, remove] = useUnit([allSelected, groupRequested, itemsRemoved])
  const all = (shown ?? []).map(({ item }) => item.itemId)
  const itemIds = selected.map(({ itemId }) => itemId)
  const isAll = itemIds.length === all.length
  const canCompare = itemIds.length >= minCompared && itemIds.length <= maxCompared
  return (
    <section className={styles.bar} aria-label="고른 상품">
      <label>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => select(isAll ? [] : all)}
          aria-label="모두 고르기"
        />
        {itemIds.length > 0 ? `${itemIds.length}개 골랐어요` : '모두'}
      </label>
      <span className={styles.acts}>
        {canCompare ? (
          <ButtonLink href={inside(hrefs.compare(writeCompareQuery({ itemIds, showsAll: false })))}>
            비교
          </ButtonLink>
        ) : (
          <Button disabled title={`${minCompared}개에서 ${maxCompared}개까지 비교할 수 있어요`}>
            비교
          </Button>
        )}
        {/* There before anything is selected, too: on a phone one more button is one more line. */}
        {itemIds.length > 0 ? (
          <ButtonLink href={inside(estimateWith(itemIds.join('.')))} rel="nofollow">
            견적에 담기
          </ButtonLink>
        ) : (
          <Button disabled>견적에 담기</Button>
        )}
        <Button disabled={itemIds.length === 0} onClick={() => ask(selected)}>
          옮기기
        </Button>
        <Button disabled={itemIds.length === 0} onClick={() => remove(itemIds)}>
          빼기
        </Button>
      </span>
    </section>
  )
}
