import { formatCount } from '@jeoul/format'
import { $siteProps } from '@jeoul/page'
import { galleryCapOf, type ReadInfo, type ReviewQuestion, reviewLayerOpened } from '@jeoul/reviews'
import { useUnit } from 'effector-react'
import { MediumTile } from '../gallery/medium-tile.tsx'
import { reviewLayer } from '../gallery/review-layer.ts'
import styles from './review-photos.module.css'

type ReviewPhotosProps = { readonly open: ReviewQuestion; readonly info: ReadInfo }

/** The newest pictures and videos of buyers, up to the limit of the kind and the site, with a link to all of them. */
export function ReviewPhotos({ open, info }: ReviewPhotosProps) {
  const { isMobile } = useUnit($siteProps)
  const [openLayer, showLayer] = useUnit([reviewLayerOpened, reviewLayer.opened])
  const cap = galleryCapOf(open.kind, isMobile)
  const shown = info.media.slice(0, cap ?? undefined)
  if (shown.length === 0) return null
  const show = (index: number | null) => {
    const hasMore = cap === null && shown.length < info.mediaCount
    const viewer = index === null ? null : { media: shown, index, hasMore }
    openLayer({ kind: open.kind, itemId: open.itemId, type: 'image', viewer })
    showLayer('review-media')
  }
  return (
    <section className={styles.photos} aria-label="구매자 사진·동영상">
      <ul>
        {shown.map((medium, index) => (
          <li key={medium.url}>
            <MediumTile medium={medium} number={index + 1} onOpen={() => show(index)} />
          </li>
        ))}
      </ul>
      <button type="button" translate="no" className={styles.all} onClick={() => show(null)}>
        {`사진·동영상 ${formatCount(info.mediaCount)}개 모두 보기`}
      </button>
    </section>
  )
}
