import type { Scope } from 'effector'
import type { Enhancements, Site } from '../site.ts'

const opened = new WeakMap<Scope, Enhancements>()

/** The enhancements are loaded: layers now open within the press, so that phones show their keyboard. */
export function enhancementsOpened(scope: Scope, enhancements: Enhancements): void {
  opened.set(scope, enhancements)
}

/** Whether the site is out of reach: the document then holds presses and repeats them (docs/decisions/0150). */
const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller

/**
 * Opens the layer that a link names. Its script is loaded on the first interaction, which may be this press. If it
 * cannot be loaded, follows the link.
 *
 * @returns whether the press is answered, now or later
 */
export function openOver(
  site: Pick<Site, 'loadEnhancements'>,
  scope: Scope,
  link: HTMLAnchorElement,
): boolean {
  const { href } = location
  const enhancements = opened.get(scope)
  if (!enhancements && isCutOff()) return false
  const openLayer = (loaded: Enhancements | null) => {
    // The visitor has navigated meanwhile.
    if (location.href !== href) return
    if (loaded) loaded.openLayer?.(scope, link.dataset.opens)
    else if (isCutOff()) link.click()
    else location.assign(link.href)
  }
  if (enhancements) openLayer(enhancements)
  else
    site
      .loadEnhancements()
      .catch(() => null)
      .then(openLayer)
  return true
}
