import { galleriesOf, galleryTypeChosen, mediumChosen, type ReviewLayer } from '@jeoul/reviews'
import { Button, EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './media-gallery.module.css'
import { MediumTile } from './medium-tile.tsx'

const types = [
  { type: 'image', label: '사진' },
  { type: 'video', label: '동영상' },
] as const

/** All pictures or all videos of an item's reviews, a page at a time. */
export function MediaGallery({ layer }: { readonly layer: ReviewLayer }) {
  const model = galleriesOf[layer.kind][layer.type]
  return (
    <>
      <div className={styles.types}>
        <TypeButtons chosen={layer.type} />
      </div>
      <MediaGrid key={`${layer.kind} ${layer.type}`} model={model} />
    </>
  )
}

function TypeButtons({ chosen }: { readonly chosen: ReviewLayer['type'] }) {
  const choose = useUnit(galleryTypeChosen)
  return types.map(({ type, label }) => (
    <Button key={type} aria-pressed={type === chosen} onClick={() => choose(type)}>
      {label}
    </Button>
  ))
}

type MediaGridProps = { readonly model: (typeof galleriesOf)['product']['image'] }

function MediaGrid({ model }: MediaGridProps) {
  const [gallery, { status }] = useUnit([model.$gallery, model.$state])
  const [choose, more, retry] = useUnit([mediumChosen, model.moreWanted, model.retried])
  const { media, hasMore } = gallery ?? { media: [], hasMore: false }
  return (
    <>
      <ul className={styles.grid}>
        {media.map((medium, index) => (
          <li key={medium.url}>
            <MediumTile medium={medium} number={index + 1} onOpen={() => choose({ media, index, hasMore })} />
          </li>
        ))}
      </ul>
      {status === 'loading' && <Skeleton className={styles.wait} />}
      {status === 'failed' && <FailedState compact title="사진·동영상을 불러오지 못했어요" onRetry={retry} />}
      {status === 'full' && media.length === 0 && <EmptyState compact title="아직 올라온 것이 없어요" />}
      {status === 'full' && hasMore && (
        <p className={styles.more}>
          <Button onClick={more}>더 보기</Button>
        </p>
      )}
    </>
  )
}
