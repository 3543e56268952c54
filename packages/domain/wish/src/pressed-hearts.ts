import { tokenChanged } from '@jeoul/api'
import { createPersisted } from '@jeoul/device'
import { createEvent, sample } from 'effector'

/** A product as its heart button knows it. */
export interface HeartItem {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
}

export interface PressedHeart extends HeartItem {
  /** The state that the heart showed. */
  readonly isMine: boolean
}

const pressedHearts = createPersisted<readonly PressedHeart[]>({
  key: 'hearts',
  read: found => (Array.isArray(found) ? found.flatMap(readHeart) : null),
  initial: [],
})
/**
 * Presses of hearts that are not saved yet, the last one of each product, oldest first. Stored on the device, because
 * the page may be left before: the next one handles them. The document's own script adds those that come before all
 * others.
 */
export const $pressedHearts = pressedHearts.$value

/** A press has to be handled. */
export const heartStored = createEvent<PressedHeart>()
/** A press was handled, or is no longer wanted. */
export const heartSettled = createEvent<PressedHeart>()

sample({
  clock: heartStored,
  source: $pressedHearts,
  fn: (hearts, heart) => [...hearts.filter(({ itemId }) => itemId !== heart.itemId), heart],
  target: pressedHearts.changed,
})
sample({
  clock: heartSettled,
  source: $pressedHearts,
  fn: (hearts, { itemId, isMine }) =>
    hearts.filter(heart => heart.itemId !== itemId || heart.isMine !== isMine),
  target: pressedHearts.changed,
})
// Another visitor's are nobody else's (docs/decisions/0091).
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
