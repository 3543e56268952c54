import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pixels by which a sheet must be pulled down to close on release. */
const closesAt = 96

/** Pointer handlers for the handle of a sheet, which let a finger pull the sheet down. */
export function useSheetPull(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const began = useRef<number | null>(null)
  const pulled = ({ clientY }: PointerEvent) => Math.max(0, clientY - (began.current ?? clientY))
  const letGo = () => {
    began.current = null
    sheet.current?.style.removeProperty('translate')
    sheet.current?.style.removeProperty('transition')
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button, a')) return
      began.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (began.current === null) return
      sheet.current?.style.setProperty('transition', 'none')
      sheet.current?.style.setProperty('translate', `0 ${pulled(event)}px`)
    },
    onPointerUp(event: PointerEvent) {
      const isFar = pulled(event) >= closesAt
      letGo()
      if (isFar) onClose()
    },
    onPointerCancel: letGo,
  }
}
