import { $list, $returnPlace, items, listHidden, listShown, placeSeen, returnEnded } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { bringBack, placeOn } from './list-scroll.ts'

const units = {
  list: $list,
  loaded: items.$state,
  place: $returnPlace,
  show: listShown,
  hide: listHidden,
  see: placeSeen,
  end: returnEnded,
}

/** So long without a movement, in ms, and a page is at rest. */
const rest = 120

function onRest(rested: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(rested, rest)
  }
  document.addEventListener('scroll', moved, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Tells where on the list the shopper is, and brings them back there. */
export function usePlaceOnList(region: RefObject<Element | null>): void {
  const { list, loaded, place, show, hide, see, end } = useUnit(units)

  useLayoutEffect(() => {
    // The browser would restore a number of pixels, on a page that is still short.
    history.scrollRestoration = 'manual'
    show()
    return () => {
      history.scrollRestoration = 'auto'
      hide()
    }
  }, [show, hide])

  useLayoutEffect(() => {
    if (!place || !region.current || !list) return
    const isBack = bringBack(region.current, place)
    if (!isBack && loaded.status !== 'full') return
    if (!isBack) scrollTo(0, 0)
    end()
  }, [place, list, loaded, region, end])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const look = (event?: Event) => {
      const seen = region.current && placeOn(region.current, event?.type === 'click' ? event.target : null)
      if (seen) see(seen)
    }
    const hidden = () => document.visibilityState === 'hidden' && look()
    // At the window, before the press leads anywhere.
    addEventListener('click', look, { capture: true, signal })
    addEventListener('pagehide', look, { signal })
    document.addEventListener('visibilitychange', hidden, { signal })
    onRest(look, signal)
    return () => stop.abort()
  }, [see, region])
}
