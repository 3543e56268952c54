import type { Caller } from '../exchanges/additions.ts'
import type { Call } from '../exchanges/create-ask.ts'

/**
 * The calls of the second host and the legacy calls of the main host "work on the same groups"
 * (docs/decisions/0009-meaning-of-writes.md).
 */
export const ways = ['new', 'legacy'] as const
export type Way = (typeof ways)[number]

/** A member's wish-list calls, on either API. */
export function wishCalls(as: Caller) {
  const save = (json: object): Call<'saveZzim'> => ['saveZzim', { as, body: { json } }]
  const remove = (json: object): Call<'deleteZzim'> => ['deleteZzim', { as, body: { json } }]
  return {
    groups: (way: Way): Call<'getWishGroups' | 'getZzimGroups'> => [
      way === 'new' ? 'getWishGroups' : 'getZzimGroups',
      { as },
    ],
    create: (way: Way, name: string): Call<'createWishGroup' | 'saveZzim'> =>
      way === 'new'
        ? ['createWishGroup', { as, body: { json: { name } } }]
        : save({ f_div: 'group', gname: name }),
    save: (way: Way, gid: string, item: string): Call<'createWishItem' | 'saveZzim'> =>
      way === 'new'
        ? ['createWishItem', { as, values: { id: gid }, body: { json: { item_id: item } } }]
        : save({ f_div: 'item', gid_zzim: gid, idx: item }),
    rename: (gid: string, name: string): Call<'renameWishGroup'> => [
      'renameWishGroup',
      { as, values: { id: gid }, body: { json: { name } } },
    ],
    remove: (way: Way, item: string): Call<'deleteWishItem' | 'deleteZzim'> =>
      way === 'new' ? ['deleteWishItem', { as, values: { id: item } }] : remove({ f_div: 'item', idx: item }),
    removeGroup: (gid: string) => remove({ f_div: 'group', idx: gid }),
  }
}
