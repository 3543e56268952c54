import { type PointerEvent, useRef } from 'react'
import type { Point } from './zoom.ts'

/** Shorter movements, in pixels, count as a press. */
const minDistance = 40

/** Whether a finger went to the next picture (1), to the one before (-1), or neither (null). */
export function swipeOf(began: Point, ended: Point): 1 | -1 | null {
  const [across, down] = [ended.x - began.x, ended.y - began.y]
  if (Math.abs(across) < minDistance || Math.abs(across) <= Math.abs(down)) return null
  return across < 0 ? 1 : -1
}

/**
 * Pointer handlers that recognize horizontal swipes. The element needs `touch-action: pan-y`.
 *
 * @param onPinch called when a second finger joins, which is no swipe
 */
export function useSwipe(onStep: (step: 1 | -1) => void, onPinch?: () => void) {
  const began = useRef<Point | null>(null)
  return {
    onPointerDown({ clientX: x, clientY: y, isPrimary }: PointerEvent) {
      began.current = isPrimary ? { x, y } : null
      if (!isPrimary) onPinch?.()
    },
    onPointerUp({ clientX: x, clientY: y }: PointerEvent) {
      const step = began.current && swipeOf(began.current, { x, y })
      began.current = null
      if (step !== null) onStep(step)
    },
    onPointerCancel() {
      began.current = null
    },
  }
}
