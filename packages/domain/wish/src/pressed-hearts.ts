import { tokenChanged } from '@jeoul/api'
import { createPersisted } from '@jeoul/device'
import { createEvent, sample } from 'effector'

/** A product as its heart button knows it. */
export interface HeartItem {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
}

/** A press of a heart, with the state that it showed. */
export interface PressedHeart extends HeartItem {
  /** What the heart showed. */
  readonly isMine: boolean
}

const pressedHearts = createPersisted<readonly PressedHeart[]>({
  key: 'hearts',
  read: found => (Array.isArray(found) ? found.flatMap(readHeart) : null),
  initial: [],
})
/**
 * Presses of hearts that are not saved yet, oldest first. Stored on the device, because the page may be left before: the
 * next one handles them. `early-presses.ts` adds those that come before scripts have loaded, possibly several of a product.
 */
export const $pressedHearts = pressedHearts.$value

/** A heart was pressed: remember it until it is saved. */
export const heartStored = createEvent<PressedHeart>()
/** A press was handled, or taken back. */
export const heartSettled = createEvent<PressedHeart>()

sample({
  clock: heartStored,
  source: $pressedHearts,
  fn: (hearts, heart) => [...hearts, heart],
  target: pressedHearts.changed,
})
sample({
  clock: heartSettled,
  source: $pressedHearts,
  fn: (hearts, { itemId, isMine }) =>
    hearts.filter(heart => heart.itemId !== itemId || heart.isMine !== isMine),
  target: pressedHearts.changed,
})
// After a logout, the next person on this device must not save what a member pressed (docs/decisions/0091).
sample({
  clock: tokenChanged,
  source: $pressedHearts,
  filter: (hearts, token) => token === null && hearts.length > 0,
  fn: () => [],
  target: pressedHearts.changed,
})

function readHeart(found: unknown): readonly PressedHeart[] {
  if (typeof found !== 'object' || found === null) return []
  const { itemId, name, image, isMine }: Partial<Record<keyof PressedHeart, unknown>> = found
  if (typeof itemId !== 'string' || typeof name !== 'string' || typeof isMine !== 'boolean') return []
  return [{ itemId, name, image: typeof image === 'string' ? image : null, isMine }]
}
