import { type RefObject, useEffect, useRef } from 'react'

/** A double tap lasts at most this long, in milliseconds. */
const doubleTap = 500

/** Calls `onPress` for a press beside a modal dialog. The second press of the double tap that opened it is none. */
export function usePressBeside(
  dialog: RefObject<HTMLDialogElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void {
  const openedAt = useRef(0)
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now()
  }, [isOpen])
  useEffect(() => {
    const element = dialog.current
    const press = ({ target }: Event) =>
      target === element && performance.now() - openedAt.current > doubleTap && onPress()
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [dialog, onPress])
}
