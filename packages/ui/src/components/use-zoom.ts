import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { swipeOf } from './use-swipe.ts'
import {
  keyed,
  type Point,
  panned,
  pinched,
  stepped,
  toggled,
  unzoomed,
  wheeled,
  within,
  type Zoom,
} from './zoom.ts'

/** Pixels per line, for wheels that report lines (assumed). */
const lineHeight = 16

/**
 * Zooms a picture by touch, wheel, keys and buttons. Keys work wherever the focus is.
 *
 * @param stage the element around the picture, which needs `touch-action: none` and the handlers
 * @param onStep called for a swipe to the next (1) or previous (-1) picture
 */
export function useZoom(stage: RefObject<HTMLElement | null>, onStep: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState(unzoomed)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Point | null>(null)
  const change = (next: (zoom: Zoom) => Zoom) => setZoom(zoom => clampedOver(stage.current, next(zoom)))
  const pointOf = (event: Place) => pointOn(stage.current, event)

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey
      const next = isShortcut ? undefined : keyed(zoom, event.key)
      if (!next) return
      // Tells other handlers of the same keys, which go to other pictures, to ignore this event.
      event.preventDefault()
      setZoom(clampedOver(stage.current, next))
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [stage, zoom])

  // React registers wheel handlers as passive, so they cannot prevent scrolling.
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1)
      const at = pointOn(element, event)
      setZoom(zoom => clampedOver(element, wheeled(zoom, pixels, event.ctrlKey, at)))
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [stage])

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
      change(zoom => (other ? pinched(zoom, [before, other], [now, other]) : panned(zoom, before, now)))
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
    onDoubleClick(event: Place) {
      const at = pointOf(event)
      change(zoom => toggled(zoom, at))
    },
  }
  return { zoom, handlers, step: (step: 1 | -1) => change(zoom => stepped(zoom, step)) }
}

/** A position in the viewport, in pixels. */
type Place = { readonly clientX: number; readonly clientY: number }

function pointOn(stage: HTMLElement | null, { clientX, clientY }: Place): Point {
  const { left = 0, top = 0, width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {}
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Limits a zoom so that the picture covers its stage. */
function clampedOver(stage: HTMLElement | null, zoom: Zoom): Zoom {
  const { clientWidth: width = 0, clientHeight: height = 0 } = stage ?? {}
  return within(zoom, { width, height })
}
