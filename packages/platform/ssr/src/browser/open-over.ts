import { navigated } from '@jeoul/router'
import { allSettled, type Scope } from 'effector'
import type { Enhancements, Site } from '../site.ts'

const opened = new WeakMap<Scope, Enhancements>()

/** The enhancements are loaded: layers now open within the press, so that phones show their keyboard. */
export function enhancementsOpened(scope: Scope, enhancements: Enhancements): void {
  opened.set(scope, enhancements)
}

/**
 * Opens the layer that a link names. Its script comes with the first interaction, which may be this very
 * press. If it cannot be loaded, follows the link; without a connection within the site, where the browser would put an
 * error in place of everything.
 */
export async function openOver(site: Pick<Site, 'loadEnhancements'>, scope: Scope, link: HTMLAnchorElement) {
  const { href } = location
  const enhancements = opened.get(scope) ?? (await site.loadEnhancements().catch(() => null))
  // The visitor has moved on meanwhile.
  if (location.href !== href) return
  if (enhancements) enhancements.openLayer?.(scope, link.dataset.opens)
  else if (navigator.onLine) location.assign(link.href)
  else allSettled(navigated, { scope, params: { href: link.pathname + link.search + link.hash } })
}
