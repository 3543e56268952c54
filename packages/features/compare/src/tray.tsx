import {
  $isPickRefused,
  $picked,
  itemsUnpicked,
  itemUnpicked,
  maxCompared,
  minCompared,
  writeCompareQuery,
} from '@jeoul/compare'
import { $inside, $openPage, hrefs } from '@jeoul/router'
import { Button, ButtonLink, focusNeighbour, glyph, Icon, Notice } from '@jeoul/ui'
import { $briefs, briefsWanted } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './tray.module.css'
import { TrayPrice } from './tray-price.tsx'
import { usePublishedHeight } from './use-published-height.ts'

const $hasPicks = $picked.map(items => items.length > 0)

/**
 * Lists the products picked for comparison with today's prices, and links to the comparison's page. Hidden while nothing
 * is picked, and on the estimate, which it would cover.
 */
export default function Tray() {
  const [hasPicks, page] = useUnit([$hasPicks, $openPage])
  return hasPicks && page !== 'estimate' ? <PickedItems /> : null
}

function PickedItems() {
  const inside = useUnit($inside)
  const [picked, isRefused] = useUnit([$picked, $isPickRefused])
  const [remove, clear] = useUnit([itemUnpicked, itemsUnpicked])
  const [briefs, want] = useUnit([$briefs, briefsWanted])
  useEffect(() => {
    want(picked.map(({ itemId }) => itemId))
  }, [picked, want])
  const tray = usePublishedHeight<HTMLElement>('--tray')
  const isEnough = picked.length >= minCompared
  const itemIds = picked.map(({ itemId }) => itemId)
  const words = `비교하기 (${picked.length})`
  return (
    <section ref={tray} className={styles.tray} aria-label="비교할 상품">
      <Notice tone="amber">
        {isRefused && `${maxCompared}개까지 비교할 수 있어요. 하나를 빼고 다시 눌러 주세요.`}
      </Notice>
      <div className={styles.line}>
        <ul className={styles.items}>
          {picked.map(({ itemId, name, image }) => (
            <li key={itemId}>
              {image !== null && <img src={image} alt="" width={36} height={36} />}
              <p>
                {name}
                <TrayPrice load={briefs[itemId]} />
              </p>
              <button
                type="button"
                aria-label={`${name} 비교에서 빼기`}
                onClick={event => {
                  focusNeighbour(event.currentTarget)
                  remove(itemId)
                }}
              >
                <Icon of={glyph.close} />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.ways}>
          {isEnough ? (
            <>
              <ButtonLink
                tone="solid"
                href={inside(hrefs.compare(writeCompareQuery({ itemIds, showsAll: false })))}
              >
                {words}
              </ButtonLink>
              <Button tone="quiet" onClick={() => clear()}>
                모두 빼기
              </Button>
            </>
          ) : (
            <>
              <Button tone="solid" disabled>
                {words}
              </Button>
              <span>하나 더 골라 주세요.</span>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
