import type { SavedEstimate } from '@jeoul/api/types'
import type { StateSource } from '../../../state/state-source.ts'
import { groupRows } from '../../../state/store/rows.ts'
import { memberIds, memberRecord } from '../../session/member-record.ts'

/** Members' saved estimates. */
export interface SavedEstimateState {
  /** The last changed first. */
  listOf(memberId: string): readonly SavedEstimate[]
  /** The same key again replaces the estimate. */
  keep(memberId: string, key: string, draft: Pick<SavedEstimate, 'name' | 'query'>): SavedEstimate
  /** An unknown key changes nothing. */
  remove(memberId: string, key: string): void
}

export function createSavedEstimateState({
  clock,
  store: { database, rows },
}: StateSource): SavedEstimateState {
  const { savedEstimate } = database
  const all = rows('savedEstimate', {
    toRow: ({ id, key, name, query, updated, member }) => ({
      id,
      key,
      name,
      query,
      updated,
      memberId: member?.id ?? '',
    }),
    read: node => ({
      id: node.field('id').text(),
      key: node.field('key').text(),
      name: node.field('name').text(),
      query: node.field('query').text(),
      updated: node.field('updated').text(),
      memberId: node.field('memberId').oneOf(memberIds),
    }),
    create: ({ memberId, ...row }) =>
      savedEstimate.create({ ...row, member: memberRecord(database, memberId) }),
  })
  const rowsOf = groupRows(all, ({ memberId }) => memberId)
  const remove = (memberId: string, key: string) =>
    savedEstimate.delete({ where: { id: { equals: `${memberId}/${key}` } } })
  return {
    listOf: memberId =>
      rowsOf(memberId)
        .map(({ key, name, query, updated }) => ({ key, name, query, updated }))
        .toReversed(),
    keep(memberId, key, { name, query }) {
      remove(memberId, key)
      const saved = { key, name, query, updated: clock.nextTime() }
      const member = memberRecord(database, memberId)
      savedEstimate.create({ id: `${memberId}/${key}`, ...saved, member })
      return saved
    },
    remove,
  }
}
