import { holdPress } from '@jeoul/ssr/hold-press'
import type { Scope } from 'effector'
import { heartsOf } from './hearts-loading.ts'

/** A product, as described by the element around its heart. */
interface Shown {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
}

/**
 * Handles a press of a heart: its state changes at once, and the press is processed when the models have loaded. If
 * they cannot be loaded, the press is held until the network is back.
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
    button.setAttribute('aria-pressed', String(isMine))
    holdPress(() => void pressHeart(scope, button, row))
  }
}

function itemOf({ dataset: { wish, name = '', image } }: HTMLElement): Shown | null {
  return wish === undefined ? null : { itemId: wish, name, image: image ?? null }
}
