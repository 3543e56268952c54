import { networkRestored } from '@jeoul/api'
import { holdPress } from '@jeoul/ssr/hold-press'
import { heartSettled, type PressedHeart } from '@jeoul/wish/pressed-hearts'
import { allSettled, createWatch, type Scope } from 'effector'
import { heartsOf } from './hearts-loading.ts'

type Waiting = Map<string, PressedHeart>

/** Presses of hearts whose script could not be loaded, by product. */
const waitingIn = new WeakMap<Scope, Waiting>()

/**
 * Shows that the connection is lost, and carries a press of a heart out once it is back, whatever else is pressed until
 * then. A second press of the same heart takes the first one back.
 */
export function waitForNetwork(scope: Scope, heart: PressedHeart): void {
  const waiting = waitingIn.get(scope) ?? watchNetwork(scope)
  if (waiting.delete(heart.itemId)) allSettled(heartSettled, { scope, params: heart })
  else waiting.set(heart.itemId, heart)
  holdPress(() => void pressAll(scope, waiting))
}

function watchNetwork(scope: Scope): Waiting {
  const waiting: Waiting = new Map()
  waitingIn.set(scope, waiting)
  createWatch({ unit: networkRestored, scope, fn: () => void pressAll(scope, waiting) })
  return waiting
}

async function pressAll(scope: Scope, waiting: Waiting): Promise<void> {
  try {
    const { press } = await heartsOf(scope)
    for (const [itemId, heart] of waiting) {
      waiting.delete(itemId)
      press(heart)
    }
  } catch {
    // They go on waiting.
  }
}
