import { Button, glyph, Icon, Skeleton } from '@jeoul/ui'
import type { Today } from './use-today.ts'
import styles from './wish.module.css'

/** What stands in the place of a price that is not there. */
export function TodaysPrice(today: Exclude<Today, { readonly status: 'full' }>) {
  switch (today.status) {
    case 'waiting':
      return <Skeleton className={styles.waitingPrice} />
    case 'gone':
      return <>이제 볼 수 없는 상품이에요</>
    case 'failed':
      return (
        <>
          가격을 불러오지 못했어요.{' '}
          <Button tone="quiet" onClick={today.retry}>
            <Icon of={glyph.retry} />
            다시 시도
          </Button>
        </>
      )
  }
}
