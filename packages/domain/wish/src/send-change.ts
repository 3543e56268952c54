import {
  ApiError,
  createWishGroupFx,
  createWishItemFx,
  deleteWishItemFx,
  deleteZzimFx,
  renameWishGroupFx,
} from '@jeoul/api'
import { createEffect } from 'effector'
import { findGroup, findSaved, type WishChange, withChange, withHostGroup } from './change-groups.ts'
import { readHostGroup, type SavedItem, type WishGroup } from './wish-group.ts'

type Groups = readonly WishGroup[]

export interface SentChange {
  readonly change: WishChange
  /** The groups before the change, as the host has sent or confirmed them. */
  readonly groups: Groups
}

/**
 * Sends a change to the host and returns the host's groups after it. An item that no longer exists counts as removed.
 */
export const sendChangeFx = createEffect<SentChange, Groups, ApiError>(async ({ change, groups }) => {
  switch (change.kind) {
    case 'put':
      return put(change, groups)
    case 'remove':
      await deleteWishItemFx({ itemId: change.itemId }).catch(unlessGone)
      break
    case 'rename': {
      const group = findGroup(groups, change.group)
      if (group) await renameWishGroupFx({ groupId: group.id, name: change.name })
      break
    }
    case 'drop': {
      const group = findGroup(groups, change.group)
      if (group) await deleteZzimFx({ zzim: { f_div: 'group', idx: group.id } }).catch(unlessGone)
      break
    }
    case 'note':
      // A host knows the names and prices of its products.
      break
  }
  return withChange(groups, change)
})

async function put(change: Extract<WishChange, { kind: 'put' }>, groups: Groups): Promise<Groups> {
  const { item, group: ref } = change
  const known = findGroup(groups, ref)
  const group = known ?? readHostGroup((await createWishGroupFx({ name: ref.name })).result)
  const all = known ? groups : withHostGroup(groups, group)
  if (!item) return all
  const kept = change.from ? item : findSaved(groups, item.itemId)
  const answer = await createWishItemFx({
    groupId: group.id,
    itemId: item.itemId,
    ...(kept && kept.time > 0 && { first: firstOf(kept) }),
  })
  return withHostGroup(all, readHostGroup(answer.result))
}

function firstOf({ time, price }: SavedItem): { readonly created: string; readonly price: number | null } {
  return { created: `${new Date(time).toISOString().slice(0, 19)}Z`, price }
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}
