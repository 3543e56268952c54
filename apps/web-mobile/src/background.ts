import { openBackground } from '@jeoul/feature-background'
import type { LivePage } from '@jeoul/ssr'
import './shared/login-return.ts'

/** Starts the work that no view needs, once the browser is idle. */
export function startBackground(page: LivePage): void {
  openBackground(page)
}
