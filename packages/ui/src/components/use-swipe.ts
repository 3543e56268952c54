import { type PointerEvent, useRef } from 'react'

/** Shorter movements, in pixels, count as a press. */
const minDistance = 40

/** Pointer handlers that recognize horizontal swipes. The element needs `touch-action: pan-y`. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onPointerDown({ clientX, clientY }: PointerEvent) {
      began.current = { x: clientX, y: clientY }
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const [across, down] = [
        clientX - (began.current?.x ?? clientX),
        clientY - (began.current?.y ?? clientY),
      ]
      began.current = null
      if (Math.abs(across) >= minDistance && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      began.current = null
    },
  }
}
