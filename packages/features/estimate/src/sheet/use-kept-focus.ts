import { $change, type EstimateChange } from '@jeoul/estimate'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where the shopper works when the focused control is removed or disabled, for instance by its own
 * press. In the sheet and the picker it goes to the changed part, or to the place that it was removed from. Everywhere
 * else it goes to the region around the control, whose name is then read out, and whose controls come next.
 */
export function useKeptFocus(sheet: RefObject<HTMLElement | null>): void {
  const change = useUnit($change)
  const latest = useRef(change)
  useLayoutEffect(() => {
    latest.current = change
  }, [change])
  useEffect(() => {
    let control: Element | null = null
    let regions: readonly HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      control = target instanceof Element ? target : null
      regions = control ? regionsAround(control, sheet.current) : []
    }
    const forget = () => {
      control = null
    }
    const observer = new MutationObserver(() => {
      if (!control || (control.isConnected && !control.matches(':disabled'))) return
      // An open dialog would refuse the focus to the page below. Its closing calls back again.
      if (document.querySelector('dialog[open]')) return
      const isLost = document.activeElement === document.body || document.activeElement === control
      const region = regions.find(({ isConnected }) => isConnected)
      forget()
      if (!isLost || !region) return
      const place = sheet.current?.contains(region) ? placeOf(latest.current, sheet.current) : null
      if (!place) region.tabIndex = -1
      const target = place ?? region
      target.focus({ preventScroll: true })
    })
    const ending = new AbortController()
    document.addEventListener('focusin', remember, { signal: ending.signal })
    document.addEventListener('pointerdown', forget, { signal: ending.signal, capture: true })
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      ending.abort()
      observer.disconnect()
    }
  }, [sheet])
}

/** The named regions around a control, the innermost first. A picker belongs to the sheet, which it changes. */
function regionsAround(control: Element, sheet: HTMLElement | null): readonly HTMLElement[] {
  if (control.closest('dialog')) return sheet ? [sheet] : []
  const region = control.parentElement?.closest<HTMLElement>('section[aria-label], section[aria-labelledby]')
  return region ? [region, ...regionsAround(region, sheet)] : []
}

function placeOf(change: EstimateChange | null, sheet: HTMLElement): HTMLElement | null {
  if (!change?.part) return null
  const { part_id, kind } = change.part
  const place =
    sheet.querySelector(`[data-part="${part_id}"]`) ?? sheet.querySelector(`[data-kind="${kind}"]`)
  return place?.querySelector<HTMLElement>('a, button:not(:disabled)') ?? null
}
