import type { Member } from '@jeoul/api/types'
import type { StateSource } from '../../state/state-source.ts'
import { memberIds, memberRecord } from '../session/member-record.ts'

interface StartedEstimate {
  /** idx_estimate, counted from 1. */
  readonly id: number
  /** ISO 8601. */
  readonly created: string
}

export interface EstimateState {
  /** Every call starts a new estimate. */
  start(member: Member, managerId: number): StartedEstimate
}

export function createEstimateState({
  clock,
  counters,
  store: { database, rows },
}: StateSource): EstimateState {
  const { estimate } = database
  const nextId = counters('estimates', 1)
  rows('estimate', {
    toRow: ({ id, managerId, created, member }) => ({ id, managerId, created, memberId: member?.id ?? '' }),
    read: node => ({
      id: node.field('id').integer(1),
      managerId: node.field('managerId').integer(1),
      created: node.field('created').text(),
      memberId: node.field('memberId').oneOf(memberIds),
    }),
    create: ({ memberId, ...row }) => estimate.create({ ...row, member: memberRecord(database, memberId) }),
  })
  return {
    start(member, managerId) {
      const row = { id: nextId(), managerId, created: clock.nextTime() }
      return estimate.create({ ...row, member: memberRecord(database, member.member_id) })
    },
  }
}
