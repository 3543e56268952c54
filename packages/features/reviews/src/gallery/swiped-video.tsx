import { useSwipe } from '@jeoul/ui'
import type { PointerEvent } from 'react'
import styles from './shown-medium.module.css'

type SwipedVideoProps = {
  readonly url: string
  readonly poster: string | null
  /** Its accessible name. */
  readonly text: string
  /** The shopper swiped to the next medium (1) or to the previous one (-1). */
  readonly onStep: (step: 1 | -1) => void
}

/**
 * The height of the browser's controls at a video's lower edge, in pixels (assumed). There a finger seeks instead of
 * swiping.
 */
const controls = 80

/** A video with the browser's controls; swipes above them turn to the next medium. */
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
