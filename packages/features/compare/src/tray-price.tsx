import type { Loaded } from '@jeoul/api'
import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import type { PricedRow } from '@jeoul/personal-price'
import styles from './tray.module.css'

/** Shows today's price of a picked product. Its line keeps its height while the price is loading. */
export function TrayPrice({ load }: { readonly load: Loaded<PricedRow> | undefined }) {
  return (
    <span className={styles.price}>
      {load?.data && <InlinePrice item={load.data} />}
      {load?.status === 'failed' && <span>가격을 불러오지 못했어요</span>}
    </span>
  )
}
