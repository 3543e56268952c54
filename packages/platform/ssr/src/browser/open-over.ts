import type { Scope } from 'effector'
import type { Extras, Site } from '../site.ts'

const opened = new WeakMap<Scope, Extras>()

/**
 * The enhancements are open. From now on layers open within the press, so that phones show their keyboard.
 */
export function extrasOpened(scope: Scope, extras: Extras): void {
  opened.set(scope, extras)
}

/**
 * Opens the layer that a link names. Its script comes with the first interaction, which may be this very
 * press. If it cannot be loaded, follows the link.
 */
export async function openOver(site: Pick<Site, 'loadExtras'>, scope: Scope, link: HTMLAnchorElement) {
  const { href } = location
  const extras = opened.get(scope) ?? (await site.loadExtras().catch(() => null))
  // The visitor has moved on meanwhile.
  if (location.href !== href) return
  if (extras) extras.openLayer?.(scope, link.dataset.opens)
  else location.assign(link.href)
}
