import styles from './media-viewer.module.css'
import { useZoom } from './use-zoom.ts'

type ZoomPictureProps = {
  readonly url: string
  /** Its alternative text. */
  readonly text: string
  /** The shopper swiped to the next picture (1) or to the previous one (-1). */
  readonly onStep: (step: 1 | -1) => void
}

/** A picture that a pinch or a double press enlarges. At its original size, swipes turn to the next one. */
export function ZoomPicture({ url, text, onStep }: ZoomPictureProps) {
  const { zoom, handlers } = useZoom(onStep)
  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
  return (
    <div className={styles.zoom} {...handlers}>
      <img src={url} alt={text} draggable={false} style={{ transform }} />
    </div>
  )
}
