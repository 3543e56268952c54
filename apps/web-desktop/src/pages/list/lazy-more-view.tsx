import { moreViewOpened } from '@jeoul/list'
import { createLazyView } from '@jeoul/ssr'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './lazy-more-view.module.css'
import type { MoreViewProps } from './more-view.tsx'

const $moreView = createLazyView<MoreViewProps>({
  clock: moreViewOpened,
  load: () => import('./more-view.tsx'),
  Failed: FailedState,
})

/** Shows the malls and variants of a row below it, once the view has loaded. */
export function LazyMoreView({ id, ...props }: MoreViewProps & { readonly id: string }) {
  const loaded = useUnit($moreView)
  return (
    <div id={id} className={styles.place}>
      {loaded ? <loaded.View {...props} /> : <Skeleton className={styles.wait} />}
    </div>
  )
}
