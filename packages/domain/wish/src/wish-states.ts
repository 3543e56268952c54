/** Whether a product is saved (zzim), as the shopper sees it. */
export interface Wish {
  /** What the shopper wants: it shows before the host knows. */
  readonly isMine: boolean
  /** Members who saved it, this shopper counted as they want it. */
  readonly count: number
  /** What the host knows. */
  readonly isSaved: boolean
  /** A call is on its way. */
  readonly isSending: boolean
  /** Why the last press was taken back; null where it was not. */
  readonly failure: 'login' | 'failed' | null
}

export type Wishes = Readonly<Record<string, Wish>>

const unknown: Wish = { isMine: false, count: 0, isSaved: false, isSending: false, failure: null }

/** What is known of a product’s 찜; of one that nobody told of, that it is not saved. */
export function wishOf(wishes: Wishes, itemId: string): Wish {
  return wishes[itemId] ?? unknown
}

/** A host told what it knows; while a call is on its way the shopper's own press counts. */
export function withTold(
  wishes: Wishes,
  { itemId, isMine, count }: { readonly itemId: string; readonly isMine: boolean; readonly count: number },
): Wishes {
  if (wishOf(wishes, itemId).isSending) return wishes
  return { ...wishes, [itemId]: { ...unknown, isMine, isSaved: isMine, count } }
}

/**
 * A host told everything that the member saved: whatever else it is told of is not saved. A product with a call on its
 * way keeps the shopper's own press.
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

/** A press: saved becomes not saved, the count moves by one. */
export function withToggled(wishes: Wishes, itemId: string): Wishes {
  const wish = wishOf(wishes, itemId)
  const count = Math.max(0, wish.count + (wish.isMine ? -1 : 1))
  return { ...wishes, [itemId]: { ...wish, isMine: !wish.isMine, count, failure: null } }
}

/** A call goes out that will leave the product as wanted. */
export function withSending(wishes: Wishes, itemId: string): Wishes {
  return { ...wishes, [itemId]: { ...wishOf(wishes, itemId), isSending: true } }
}

/** The call came back. What was pressed meanwhile is still wanted. */
export function withSaved(wishes: Wishes, itemId: string, isSaved: boolean): Wishes {
  return { ...wishes, [itemId]: { ...wishOf(wishes, itemId), isSaved, isSending: false } }
}

/** The call failed: what the host knows shows again, and why. */
export function withFailed(wishes: Wishes, itemId: string, failure: NonNullable<Wish['failure']>): Wishes {
  const wish = wishOf(wishes, itemId)
  const back = Number(wish.isSaved) - Number(wish.isMine)
  const count = Math.max(0, wish.count + back)
  return { ...wishes, [itemId]: { ...wish, isMine: wish.isSaved, count, isSending: false, failure } }
}
