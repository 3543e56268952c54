import type { Scope } from 'effector'
import type { Enhancements, Site } from '../site.ts'

const opened = new WeakMap<Scope, Enhancements>()

/** The enhancements are loaded: layers now open within the press, so that phones show their keyboard. */
export function enhancementsOpened(scope: Scope, enhancements: Enhancements): void {
  opened.set(scope, enhancements)
}

/**
 * Opens what a link names over the page. The script for it comes with the visitor's first sign, which may be this very
 * press; where it cannot be loaded, the link leads to its address.
 */
export async function openOver(site: Pick<Site, 'loadEnhancements'>, scope: Scope, link: HTMLAnchorElement) {
  const { href } = location
  const enhancements = opened.get(scope) ?? (await site.loadEnhancements().catch(() => null))
  // Whoever went on meanwhile is not called back.
  if (location.href !== href) return
  if (enhancements) enhancements.openLayer?.(scope, link.dataset.opens)
  else location.assign(link.href)
}
