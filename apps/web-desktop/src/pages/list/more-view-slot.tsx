import { moreViewOpened } from '@jeoul/list'
import { createLazyView } from '@jeoul/ssr'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { MoreViewProps } from './more-view.tsx'
import styles from './more-view-slot.module.css'

const $moreView = createLazyView<MoreViewProps>({
  clock: moreViewOpened,
  load: () => import('./more-view.tsx'),
  Failed: FailedState,
})

/** The place in a row for its malls and variants. */
export function MoreViewSlot({ id, ...props }: MoreViewProps & { readonly id: string }) {
  const loaded = useUnit($moreView)
  return (
    <div id={id} className={styles.slot}>
      {loaded ? <loaded.View {...props} /> : <Skeleton className={styles.wait} />}
    </div>
  )
}
