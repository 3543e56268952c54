import { $list, items } from '@jeoul/list'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { listPlace } from './list-place-model.ts'
import { bringBack, placeOn } from './list-scroll.ts'

const units = { list: $list, loaded: items.$state, ...listPlace }

/** Milliseconds without scrolling after which the page counts as at rest. */
const restDelay = 120

function onRest(rested: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(rested, restDelay)
  }
  document.addEventListener('scroll', moved, { passive: true, signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Stores the shopper's position on the list, and restores it when they come back. */
export function usePlaceOnList(region: RefObject<Element | null>): void {
  const { list, loaded, place, show, hide, see, end } = useUnit(units)

  useLayoutEffect(() => {
    // The browser would restore a pixel offset while the page is still too short.
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
    // On the window in the capture phase, to run before the press navigates.
    addEventListener('click', look, { capture: true, signal })
    addEventListener('pagehide', look, { signal })
    document.addEventListener('visibilitychange', hidden, { signal })
    onRest(look, signal)
    return () => stop.abort()
  }, [see, region])
}
