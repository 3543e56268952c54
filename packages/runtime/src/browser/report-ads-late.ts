import { $place } from '@jeoul/routing'
import { createWatch, type Scope } from 'effector'
import { rememberPresses } from './remember-presses.ts'

/** Without an idle moment of its own to tell of, a browser is given so many ms. */
const patience = 2000

/** Ads are reported by a script of its own, which comes when the page is quiet; what is pressed before counts. */
export function reportAdsLate(scope: Scope): void {
  const pressed = rememberPresses()
  whenIdle(() => {
    import('@jeoul/tracking')
      .then(({ reportAds }) => {
        createWatch({ unit: $place, scope, fn: reportAds(scope, pressed()) })
      })
      // The page is whole without it.
      .catch(pressed)
  })
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act, patience)
}
