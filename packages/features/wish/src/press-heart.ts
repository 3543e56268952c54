import { holdPress } from '@jeoul/ssr/hold-press'
import { type HeartItem, heartStored } from '@jeoul/wish/pressed-hearts'
import { allSettled, type Scope } from 'effector'
import { loadHearts } from './hearts-loading.ts'

/**
 * Handles a press of a heart: its state changes at once, and the press waits on the device until it is saved. If the
 * models that save it cannot be loaded, says that the connection is lost; they are loaded once the network is back.
 *
 * @param row the product of the row around it; a heart outside of lists has its own `data-wish`
 */
export async function pressHeart(scope: Scope, button: HTMLElement, row: HeartItem | null): Promise<void> {
  const item = itemOf(button) ?? row
  if (!item) return
  const isMine = button.getAttribute('aria-pressed') === 'true'
  button.setAttribute('aria-pressed', String(!isMine))
  allSettled(heartStored, { scope, params: { ...item, isMine } })
  const load = () => loadHearts(scope)
  await load().catch(() => holdPress(() => void load().catch(() => {})))
}

function itemOf({ dataset: { wish, name = '', image } }: HTMLElement): HeartItem | null {
  return wish === undefined ? null : { itemId: wish, name, image: image ?? null }
}
