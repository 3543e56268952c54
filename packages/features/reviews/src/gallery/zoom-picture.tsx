import styles from './media-viewer.module.css'
import { useZoom } from './use-zoom.ts'

type ZoomPictureProps = {
  readonly url: string
  /** Its alternative text. */
  readonly text: string
  /** A finger went to the next picture (1) or to the one before (-1). */
  readonly onStep: (step: 1 | -1) => void
}

/** A picture that two fingers or a double press enlarge. At its own size, swipes turn. */
export function ZoomPicture({ url, text, onStep }: ZoomPictureProps) {
  const { zoom, handlers } = useZoom(onStep)
  const transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
  return (
    <div className={styles.zoom} {...handlers}>
      <img src={url} alt={text} draggable={false} style={{ transform }} />
    </div>
  )
}
