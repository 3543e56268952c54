import { pictureOf, type ReviewMedium } from '@jeoul/reviews'
import { ZoomPicture } from '@jeoul/ui'
import { SwipedVideo } from './swiped-video.tsx'

type ShownMediumProps = {
  readonly medium: ReviewMedium
  /** Its position among the others, in words. */
  readonly place: string
  /** The shopper swiped to the next picture (1) or to the previous one (-1). */
  readonly onStep: (step: 1 | -1) => void
}

/** A picture or a video that fills its stage. */
export function ShownMedium({ medium, place, onStep }: ShownMediumProps) {
  if (medium.type === 'image') {
    return <ZoomPicture url={medium.url} text={`구매자 사진 ${place}`} onStep={onStep} />
  }
  return (
    <SwipedVideo
      url={medium.url}
      poster={pictureOf(medium)}
      text={`구매자 동영상 ${place}`}
      onStep={onStep}
    />
  )
}
