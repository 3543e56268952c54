import { galleriesOf, type ReviewLayer } from '@jeoul/reviews'
import { FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './shown-medium.module.css'

/** Shown after the last loaded picture: the gallery's next page is loading, or could not be loaded. */
export function WaitingMedium({ layer }: { readonly layer: ReviewLayer }) {
  const { $state, retried } = galleriesOf[layer.kind][layer.type]
  const [{ status }, retry] = useUnit([$state, retried])
  if (status === 'failed') {
    return <FailedState compact title="사진·동영상을 불러오지 못했어요" onRetry={retry} />
  }
  return <Skeleton className={styles.wait} />
}
