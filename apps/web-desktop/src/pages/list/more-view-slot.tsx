import type { ListItem, PriceType } from '@jeoul/api/types'
import { Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $moreView } from './more-view-loading.ts'
import styles from './more-view-slot.module.css'

export type MoreViewProps = { readonly item: ListItem; readonly type: PriceType }

/** Where a row's malls and variants appear. */
export function MoreViewSlot({ id, ...props }: MoreViewProps & { readonly id: string }) {
  const loaded = useUnit($moreView)
  return (
    <div id={id} className={styles.slot}>
      {loaded ? <loaded.View {...props} /> : <Skeleton className={styles.wait} />}
    </div>
  )
}
