import type { Scope } from 'effector'
import { heartsOf } from './hearts-loading.ts'
import { waitForNetwork } from './waiting-hearts.ts'

/** A product, as described by the element around its heart. */
interface Shown {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
}

/**
 * Handles a press of a heart: its state changes at once, and the press is processed when the models have loaded, or
 * when the network is back if they cannot be loaded.
 *
 * @param row the product of the row around it; a heart outside of lists has its own `data-wish`
 */
export async function pressHeart(scope: Scope, button: HTMLElement, row: Shown | null): Promise<void> {
  const item = itemOf(button) ?? row
  if (!item) return
  const isMine = button.getAttribute('aria-pressed') === 'true'
  button.setAttribute('aria-pressed', String(!isMine))
  try {
    const { press } = await heartsOf(scope)
    press({ ...item, isMine })
  } catch {
    waitForNetwork(scope, { ...item, isMine })
  }
}

function itemOf({ dataset: { wish, name = '', image } }: HTMLElement): Shown | null {
  return wish === undefined ? null : { itemId: wish, name, image: image ?? null }
}
