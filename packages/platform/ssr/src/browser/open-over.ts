import type { Scope } from 'effector'
import type { Extras, Site } from '../site.ts'

const opened = new WeakMap<Scope, Extras>()

/** The extras are open: what they lay over the page opens with the press, so that phones show their keyboard for it. */
export function extrasOpened(scope: Scope, extras: Extras): void {
  opened.set(scope, extras)
}

/**
 * Opens what a link names over the page. The script for it comes with the visitor's first sign, which may be this very
 * press; where it cannot be loaded, the link leads to its address.
 */
export async function openOver(site: Pick<Site, 'loadExtras'>, scope: Scope, link: HTMLAnchorElement) {
  const { href } = location
  const extras = opened.get(scope) ?? (await site.loadExtras().catch(() => null))
  // Whoever went on meanwhile is not called back.
  if (location.href !== href) return
  if (extras) extras.openLayer?.(scope, link.dataset.opens)
  else location.assign(link.href)
}
