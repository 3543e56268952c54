import { hash } from '../../catalogue/random.ts'
import type { StateSource } from '../../state/state-source.ts'
import { groupRows } from '../../state/store/rows.ts'
import { memberIds, memberRecord } from '../session/member-record.ts'

/** Which members saved which minishop. */
export interface MinishopState {
  isSaved(memberId: string, idxBManager: number): boolean
  save(memberId: string, idxBManager: number, isSaved: boolean): void
  /** The number of members who saved it, including seeded ones. */
  countOf(idxBManager: number): number
}

export function createMinishopState({ index, store: { database, rows } }: StateSource): MinishopState {
  const { minishopZzim } = database
  const zzims = rows('minishopZzim', {
    toRow: ({ id, managerId, member }) => ({ id, managerId, memberId: member?.id ?? '' }),
    read: node => ({
      id: node.field('id').text(),
      managerId: node.field('managerId').integer(1),
      memberId: node.field('memberId').oneOf(memberIds),
    }),
    create: ({ memberId, ...row }) =>
      minishopZzim.create({ ...row, member: memberRecord(database, memberId) }),
  })
  const zzimsOf = groupRows(zzims, ({ managerId }) => managerId)
  const isSaved: MinishopState['isSaved'] = (memberId, managerId) =>
    zzimsOf(managerId).some(zzim => zzim.memberId === memberId)
  return {
    isSaved,
    save(memberId, managerId, wanted) {
      if (isSaved(memberId, managerId) === wanted) return
      const id = `${managerId}/${memberId}`
      if (wanted) minishopZzim.create({ id, managerId, member: memberRecord(database, memberId) })
      else minishopZzim.delete({ where: { id: { equals: id } } })
    },
    countOf: managerId =>
      (hash(index.catalogue.seed, 'minishop zzim', managerId) % 900) + zzimsOf(managerId).length,
  }
}
