import { $change } from '@jeoul/estimate'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** Restores the focus after a change removed the pressed button: focuses the part, or the place it was removed from. */
export function useRestoredFocus(): void {
  const change = useUnit($change)
  const part = change?.part
  useEffect(() => {
    if (!part || document.activeElement !== document.body) return
    const places = [`[data-part="${part.part_id}"]`, `[data-kind="${part.kind}"]`]
    const place = places.map(found => document.querySelector(found)).find(found => found !== null)
    place?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [part])
}
