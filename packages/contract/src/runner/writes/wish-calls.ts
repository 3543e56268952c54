import type { Ask, Question } from '../exchanges/create-ask.ts'

/**
 * The calls of the second host and the legacy calls of the main host "work on the same groups"
 * (docs/decisions/0009-meaning-of-writes.md).
 */
export const ways = ['new', 'legacy'] as const
export type Way = (typeof ways)[number]

type By = NonNullable<Question['as']>

/** A member's wish-list calls, on either API. */
export function wishCalls(ask: Ask, as: By) {
  const zzim = (json: object) => ({ as, body: { json } })
  return {
    groups: (way: Way) => ask.ok(way === 'new' ? 'getWishGroups' : 'getZzimGroups', { as }),
    create: (way: Way, name: string) =>
      way === 'new'
        ? ask.ok('createWishGroup', { as, body: { json: { name } } })
        : ask.ok('saveZzim', zzim({ f_div: 'group', gname: name })),
    save: (way: Way, gid: string, item: string) =>
      way === 'new'
        ? ask.ok('createWishItem', { as, values: { id: gid }, body: { json: { item_id: item } } })
        : ask.ok('saveZzim', zzim({ f_div: 'item', gid_zzim: gid, idx: item })),
    renameRefused: (gid: string, name: string) =>
      ask.refused('renameWishGroup', 404, { as, values: { id: gid }, body: { json: { name } } }),
    saveRefused: (way: Way, gid: string, item: string) =>
      way === 'new'
        ? ask.refused('createWishItem', 404, { as, values: { id: gid }, body: { json: { item_id: item } } })
        : ask.refused('saveZzim', 404, zzim({ f_div: 'item', gid_zzim: gid, idx: item })),
    remove: (way: Way, item: string) =>
      way === 'new'
        ? ask.ok('deleteWishItem', { as, values: { id: item } })
        : ask.ok('deleteZzim', zzim({ f_div: 'item', idx: item })),
    removeRefused: (way: Way, item: string) =>
      way === 'new'
        ? ask.refused('deleteWishItem', 404, { as, values: { id: item } })
        : ask.refused('deleteZzim', 404, zzim({ f_div: 'item', idx: item })),
    removeGroup: (gid: string) => ask.ok('deleteZzim', zzim({ f_div: 'group', idx: gid })),
    removeGroupRefused: (gid: string) => ask.refused('deleteZzim', 404, zzim({ f_div: 'group', idx: gid })),
  }
}
