import { maxCompared, minCompared, writeCompareQuery } from '@jeoul/compare'
import { $inside, hrefs } from '@jeoul/router'
import { Button, ButtonLink, cx, Skeleton } from '@jeoul/ui'
import { $briefs, type SharedGroup } from '@jeoul/wish'
import { useUnit } from 'effector-react'
import { Heart } from './heart.tsx'
import { sharedTaken } from './page-model.ts'
import { TodaysPrice } from './todays-price.tsx'
import { useToday } from './use-today.ts'
import styles from './wish.module.css'
import { WishPersonalPrice } from './wish-personal-price.tsx'

/** A shared group: its products with today's prices, for anyone who has the address. */
export function SharedWishes({ shared: { itemIds, name } }: { readonly shared: SharedGroup }) {
  const [briefs, inside, take] = useUnit([$briefs, $inside, sharedTaken])
  const isKnown = itemIds.some(itemId => briefs[itemId]?.data)
  const compared = writeCompareQuery({ itemIds: itemIds.slice(0, maxCompared), showsAll: false })
  return (
    <section aria-labelledby="shared-wishes">
      <h2 id="shared-wishes" className={styles.shared}>
        <bdi>{name ?? '공유받은 상품'}</bdi> <small>{itemIds.length}개</small>
      </h2>
      <p className={styles.note}>누군가 공유한 찜 목록이에요. 가격은 오늘의 가격이에요.</p>
      <div className={styles.bar}>
        <span className={styles.acts}>
          {itemIds.length >= minCompared && (
            <ButtonLink href={inside(hrefs.compare(compared))}>
              {itemIds.length > maxCompared ? `앞의 ${maxCompared}개 비교` : '비교'}
            </ButtonLink>
          )}
          <Button tone="solid" disabled={!isKnown} onClick={() => take()}>
            내 찜에 담기
          </Button>
          <ButtonLink tone="quiet" href={inside(hrefs.wish())}>
            내 찜 보기
          </ButtonLink>
        </span>
      </div>
      <ul className={cx(styles.items, styles.others)}>
        {itemIds.map(itemId => (
          <SharedItem key={itemId} itemId={itemId} />
        ))}
      </ul>
    </section>
  )
}

function SharedItem({ itemId }: { readonly itemId: string }) {
  const [briefs, inside] = useUnit([$briefs, $inside])
  const today = useToday({ itemId })
  const brief = briefs[itemId]?.data
  return (
    <li className={brief && brief.price_state !== 3 ? styles.away : undefined}>
      {brief ? <img src={brief.image} alt="" width={72} height={72} loading="lazy" /> : <span />}
      <div className={styles.words}>
        {today.status === 'waiting' && !brief && <Skeleton className={styles.waitingPrice} />}
        {/* Its name comes with its price: without them, its page may still be there. */}
        {(brief || today.status === 'failed') && (
          <a href={inside(hrefs.item(itemId))}>{brief?.name ?? `상품 ${itemId}`}</a>
        )}
      </div>
      <div className={styles.price}>
        <p data-price>
          <TodaysPrice today={today} />
        </p>
        <WishPersonalPrice itemId={itemId} today={today} />
      </div>
      {brief && <Heart itemId={itemId} name={brief.name} image={brief.image} />}
    </li>
  )
}
