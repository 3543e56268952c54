import {
  $isPickRefused,
  $picked,
  fewestCompared,
  itemsUnpicked,
  itemUnpicked,
  maxCompared,
  writeCompareQuery,
} from '@jeoul/compare'
import { $inside, hrefs } from '@jeoul/router'
import { Button, ButtonLink, glyph, Icon, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './tray.module.css'

/** Lists the products picked for comparison, and leads to the comparison's page. */
export default function Tray() {
  const inside = useUnit($inside)
  const [picked, isRefused] = useUnit([$picked, $isPickRefused])
  const [remove, clear] = useUnit([itemUnpicked, itemsUnpicked])
  const isEnough = picked.length >= fewestCompared
  const itemIds = picked.map(({ itemId }) => itemId)
  const words = `비교하기 (${picked.length})`
  return (
    <section className={styles.tray} aria-label="비교할 상품">
      <Notice tone="amber">
        {isRefused && `${maxCompared}개까지 비교할 수 있어요. 하나를 빼고 다시 눌러 주세요.`}
      </Notice>
      <div className={styles.line}>
        <ul className={styles.items}>
          {picked.map(({ itemId, name, image }) => (
            <li key={itemId}>
              {image !== null && <img src={image} alt="" width={36} height={36} />}
              <span>{name}</span>
              <button type="button" aria-label={`${name} 비교에서 빼기`} onClick={() => remove(itemId)}>
                <Icon of={glyph.close} />
              </button>
            </li>
          ))}
          <li className={styles.last}>
            {isEnough ? (
              <Button tone="quiet" onClick={() => clear()}>
                모두 빼기
              </Button>
            ) : (
              '하나 더 골라 주세요.'
            )}
          </li>
        </ul>
        {isEnough ? (
          <ButtonLink
            tone="solid"
            className={styles.go}
            href={inside(hrefs.compare(writeCompareQuery({ itemIds, showsAll: false })))}
          >
            {words}
          </ButtonLink>
        ) : (
          <Button tone="solid" className={styles.go} disabled>
            {words}
          </Button>
        )}
      </div>
    </section>
  )
}
