/** Whether a product is saved (zzim), as the shopper sees it. */
export interface Wish {
  /** The shopper's choice, shown before the host answers. */
  readonly isMine: boolean
  /** How many members saved it, with this shopper's choice. */
  readonly count: number
  /** What presses have changed about the count that a list says. */
  readonly shift: number
  /** The host's state. */
  readonly isSaved: boolean
  /** Whether a request is pending. */
  readonly isSending: boolean
  /** Why the last press was undone, or null. */
  readonly failure: 'login' | 'failed' | null
}

export type Wishes = Readonly<Record<string, Wish>>

const unknown: Wish = { isMine: false, count: 0, shift: 0, isSaved: false, isSending: false, failure: null }

/** The state of a product; not saved if nothing is known of it. */
export function wishOf(wishes: Wishes, itemId: string): Wish {
  return wishes[itemId] ?? unknown
}

/** Applies the host's state, unless a request is pending. */
export function withTold(
  wishes: Wishes,
  { itemId, isMine, count }: { readonly itemId: string; readonly isMine: boolean; readonly count: number },
): Wishes {
  const { isSending, shift } = wishOf(wishes, itemId)
  if (isSending) return wishes
  return { ...wishes, [itemId]: { ...unknown, isMine, isSaved: isMine, count, shift } }
}

/**
 * Applies the list of everything the member saved: other known products are not saved. Products with a
 * pending request keep the shopper's choice.
 */
export function withListed(wishes: Wishes, itemIds: readonly string[]): Wishes {
  const isListed = new Set(itemIds)
  const all = new Set([...Object.keys(wishes), ...itemIds])
  return Object.fromEntries(
    [...all].map(itemId => {
      const wish = wishOf(wishes, itemId)
      const isSaved = isListed.has(itemId)
      return [itemId, wish.isSending ? wish : { ...wish, isMine: isSaved, isSaved }]
    }),
  )
}

/** Toggles the choice and moves the count by one. */
export function withToggled(wishes: Wishes, itemId: string): Wishes {
  const wish = wishOf(wishes, itemId)
  const by = wish.isMine ? -1 : 1
  const moved = { count: Math.max(0, wish.count + by), shift: wish.shift + by }
  return { ...wishes, [itemId]: { ...wish, ...moved, isMine: !wish.isMine, failure: null } }
}

/** Marks a request as pending. */
export function withSending(wishes: Wishes, itemId: string): Wishes {
  return { ...wishes, [itemId]: { ...wishOf(wishes, itemId), isSending: true } }
}

/** Applies a successful request. A press meanwhile stays. */
export function withSaved(wishes: Wishes, itemId: string, isSaved: boolean): Wishes {
  return { ...wishes, [itemId]: { ...wishOf(wishes, itemId), isSaved, isSending: false } }
}

/** Applies a failed request: restores the host's state and says why. */
export function withFailed(wishes: Wishes, itemId: string, failure: NonNullable<Wish['failure']>): Wishes {
  const wish = wishOf(wishes, itemId)
  const back = Number(wish.isSaved) - Number(wish.isMine)
  const moved = { count: Math.max(0, wish.count + back), shift: wish.shift + back }
  return { ...wishes, [itemId]: { ...wish, ...moved, isMine: wish.isSaved, isSending: false, failure } }
}

/** A list says its counts anew, with every press that the host knows of. */
export function withCountsListed(wishes: Wishes): Wishes {
  const entries = Object.entries(wishes)
  return Object.fromEntries(
    entries.map(([itemId, wish]) => [itemId, wish.isSending ? wish : { ...wish, shift: 0 }]),
  )
}
