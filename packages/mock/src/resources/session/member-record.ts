import type { Database } from '../../state/store/create-database.ts'
import { members } from './members.ts'

const nicknames: ReadonlyMap<string, string> = new Map(
  Array.from(members.values(), ({ member_id, nickname }) => [member_id, nickname]),
)

/** Of every member the mock knows. */
export const memberIds: readonly string[] = [...nicknames.keys()]

export function nicknameOf(memberId: string): string {
  return nicknames.get(memberId) ?? memberId
}

/** The member's record, to which the records of their writes refer. */
export function memberRecord({ member }: Database, id: string) {
  return member.findFirst({ where: { id: { equals: id } }, strict: true })
}
