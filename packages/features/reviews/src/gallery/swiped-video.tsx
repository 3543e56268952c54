import { useSwipe } from '@jeoul/ui'
import type { PointerEvent } from 'react'
import styles from './media-viewer.module.css'

type SwipedVideoProps = {
  readonly url: string
  readonly poster: string | null
  /** What it is called. */
  readonly text: string
  /** A finger went to the next medium (1) or to the one before (-1). */
  readonly onStep: (step: 1 | -1) => void
}

/** How much of a video's lower edge its own controls take, in pixels (assumed): there a finger looks for a moment. */
const controls = 80

/** A video with the browser's controls; swipes above them turn. */
export function SwipedVideo({ url, poster, text, onStep }: SwipedVideoProps) {
  const { onPointerDown, ...swipe } = useSwipe(onStep)
  const begin = (event: PointerEvent) => {
    const isFree = event.clientY < event.currentTarget.getBoundingClientRect().bottom - controls
    if (event.isPrimary && isFree) onPointerDown(event)
  }
  return (
    <video
      className={styles.video}
      src={url}
      poster={poster ?? undefined}
      aria-label={text}
      controls
      playsInline
      onPointerDown={begin}
      {...swipe}
    >
      <track kind="captions" />
    </video>
  )
}
