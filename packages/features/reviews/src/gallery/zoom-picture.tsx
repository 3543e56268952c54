import { type PointerEvent, useRef, useState } from 'react'
import { type Point, panned, pinched, swipeOf, toggled, unzoomed } from './pinch.ts'
import styles from './media-viewer.module.css'

type ZoomPictureProps = {
  readonly url: string
  /** Its alternative text. */
  readonly text: string
  /** A finger went to the next picture (1) or to the one before (-1). */
  readonly onStep: (step: 1 | -1) => void
}

/** A picture that two fingers or a double press enlarge. At its own size, swipes turn. */
export function ZoomPicture({ url, text, onStep }: ZoomPictureProps) {
  const [zoom, setZoom] = useState(unzoomed)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Point | null>(null)

  function press(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    began.current = fingers.current.size === 1 ? pointOf(event) : null
  }

  function drag(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
    setZoom(zoom => (other ? pinched(zoom, [before, other[1]], [now, other[1]]) : panned(zoom, before, now)))
    fingers.current.set(event.pointerId, now)
  }

  function release(event: PointerEvent) {
    fingers.current.delete(event.pointerId)
    const step = began.current && zoom.scale === 1 ? swipeOf(began.current, pointOf(event)) : null
    began.current = null
    if (step !== null) onStep(step)
  }

  return (
    <div
      className={styles.zoom}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={({ pointerId }) => fingers.current.delete(pointerId)}
      onDoubleClick={() => setZoom(toggled)}
    >
      <img
        src={url}
        alt={text}
        draggable={false}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
      />
    </div>
  )
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
