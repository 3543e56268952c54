import type { Scope } from 'effector'
import { alertsOf } from './alerts-loading.ts'

/** The alert of a product was pressed: its dialog opens when it is there. */
export async function pressAlert(scope: Scope, button: HTMLElement): Promise<void> {
  const { alert: itemId, name = '', image } = button.dataset
  if (itemId === undefined) return
  button.setAttribute('aria-busy', 'true')
  try {
    const { ask } = await alertsOf(scope)
    ask({ itemId, name, image: image ?? null })
  } catch {
    // The next press tries again.
  } finally {
    button.removeAttribute('aria-busy')
  }
}
