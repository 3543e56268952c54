import { type PointerEvent, useRef } from 'react'
import styles from './media-viewer.module.css'
import { type Point, swipeOf } from './pinch.ts'

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
  const began = useRef<Point | null>(null)
  const begin = ({ currentTarget, clientX, clientY, isPrimary }: PointerEvent) => {
    const isFree = clientY < currentTarget.getBoundingClientRect().bottom - controls
    began.current = isPrimary && isFree ? { x: clientX, y: clientY } : null
  }
  const end = ({ clientX, clientY }: PointerEvent) => {
    const step = began.current && swipeOf(began.current, { x: clientX, y: clientY })
    began.current = null
    if (step !== null) onStep(step)
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
      onPointerUp={end}
      onPointerCancel={() => {
        began.current = null
      }}
    >
      <track kind="captions" />
    </video>
  )
}
