import type { Scope } from 'effector'
import { heartsOf } from './hearts-loading.ts'

/** A product, as the place of its heart tells it. */
interface Shown {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
}

/**
 * A heart was pressed: it answers at once, and what it means follows when the models are there.
 *
 * @param row what the row around it says; a heart outside of lists has its own `data-wish`
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
  }
}

function itemOf({ dataset: { wish, name = '', image } }: HTMLElement): Shown | null {
  return wish === undefined ? null : { itemId: wish, name, image: image ?? null }
}
