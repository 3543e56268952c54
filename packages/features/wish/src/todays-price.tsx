import { AnyonesPrice } from '@jeoul/feature-personal-price/anyones-price'
import { Button, glyph, Icon, Skeleton } from '@jeoul/ui'
import type { Today } from './use-today.ts'
import styles from './wish.module.css'

type TodaysPriceProps = {
  readonly today: Today
}

/** A product's price today, or a placeholder or reason while there is none. */
export function TodaysPrice({ today }: TodaysPriceProps) {
  switch (today.status) {
    case 'full':
      return <AnyonesPrice item={today.prices} />
    case 'waiting':
      return <Skeleton className={styles.waitingPrice} />
    case 'gone':
      return <span>이제 볼 수 없는 상품이에요</span>
    case 'failed':
      return (
        <>
          <span>가격을 불러오지 못했어요.</span>{' '}
          <Button tone="quiet" onClick={today.retry}>
            <Icon of={glyph.retry} />
            다시 시도
          </Button>
        </>
      )
  }
}
