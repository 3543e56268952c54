import { readPriceState } from '@jeoul/price-state'
import { holdPress } from '@jeoul/ssr/hold-press'
import type { Scope } from 'effector'
import { alertsOf } from './alerts-loading.ts'

/**
 * Handles a press of a product's alert button: loads the dialog, and opens it. If it cannot be loaded, the press is held
 * until the network is back.
 */
export async function pressAlert(scope: Scope, button: HTMLElement): Promise<void> {
  const { alert: itemId, name = '', image, state } = button.dataset
  if (itemId === undefined) return
  button.setAttribute('aria-busy', 'true')
  try {
    const { ask } = await alertsOf(scope)
    ask({
      itemId,
      name,
      image: image ?? null,
      ...(state !== undefined && { state: readPriceState(Number(state), false) }),
    })
  } catch {
    holdPress(() => void pressAlert(scope, button))
  } finally {
    button.removeAttribute('aria-busy')
  }
}
