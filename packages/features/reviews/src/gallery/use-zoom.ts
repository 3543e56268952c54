import { type PointerEvent, useRef, useState } from 'react'
import { type Point, panned, pinched, swipeOf, toggled, unzoomed, within } from './pinch.ts'

/**
 * Zoom state of a picture, and the handlers of the element around it, which needs `touch-action: none`.
 *
 * @param onStep the shopper swiped to the next picture (1) or to the previous one (-1)
 */
export function useZoom(onStep: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState(unzoomed)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Point | null>(null)
  const handlers = {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId)
      fingers.current.set(event.pointerId, pointOf(event))
      began.current = fingers.current.size === 1 ? pointOf(event) : null
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId)
      if (!before) return
      const now = pointOf(event)
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
      const { clientWidth: width, clientHeight: height } = event.currentTarget
      setZoom(zoom => {
        const moved = other ? pinched(zoom, [before, other], [now, other]) : panned(zoom, before, now)
        return within(moved, { width, height })
      })
      fingers.current.set(event.pointerId, now)
    },
    onPointerUp(event: PointerEvent) {
      fingers.current.delete(event.pointerId)
      const step = began.current && zoom.scale === 1 ? swipeOf(began.current, pointOf(event)) : null
      began.current = null
      if (step !== null) onStep(step)
    },
    onPointerCancel({ pointerId }: PointerEvent) {
      fingers.current.delete(pointerId)
    },
    onDoubleClick: () => setZoom(toggled),
  }
  return { zoom, handlers }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}
