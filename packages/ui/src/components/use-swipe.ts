import { type PointerEvent, useRef } from 'react'

/** So many pixels are a swipe; less is a press that slipped. */
const least = 40

/** What an element listens to, so that a finger can draw what is beside it into view; it needs `touch-action: pan-y`. */
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
      if (Math.abs(across) >= least && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1)
    },
    onPointerCancel() {
      began.current = null
    },
  }
}
