import { type HeartItem, heartStored } from '@jeoul/wish/pressed-hearts'
import { allSettled, type Scope } from 'effector'
import { heartsOf } from './hearts-loading.ts'
import { waitForNetwork } from './waiting-hearts.ts'

/**
 * Handles a press of a heart: its state changes at once, and the press is stored on the device until it is saved. It is
 * processed when the models have loaded, or when the network is back if they cannot be loaded.
 *
 * @param row the product of the row around it; a heart outside of lists has its own `data-wish`
 */
export async function pressHeart(scope: Scope, button: HTMLElement, row: HeartItem | null): Promise<void> {
  const item = itemOf(button) ?? row
  if (!item) return
  const isMine = button.getAttribute('aria-pressed') === 'true'
  button.setAttribute('aria-pressed', String(!isMine))
  const heart = { ...item, isMine }
  allSettled(heartStored, { scope, params: heart })
  try {
    const { press } = await heartsOf(scope)
    press(heart)
  } catch {
    waitForNetwork(scope, heart)
  }
}

function itemOf({ dataset: { wish, name = '', image } }: HTMLElement): HeartItem | null {
  return wish === undefined ? null : { itemId: wish, name, image: image ?? null }
}
