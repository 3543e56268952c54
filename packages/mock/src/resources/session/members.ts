import type { Member } from '@jeoul/api/types'
import type { HeaderReader } from '../../operation/plain-request.ts'

/** The members of the mock, by their tokens. */
export const members: ReadonlyMap<string, Member> = new Map(
  [1, 2, 3].map(number => [
    `jeoul-mock-token-${number}`,
    { member_id: `member${number}`, nickname: `저울회원${number}` },
  ]),
)

/** The token of a member id. */
export function tokenOf(memberId: string): string | undefined {
  return [...members].find(([, member]) => member.member_id === memberId)?.[0]
}

/** The member of a request's token; undefined without a known token. */
export function memberOf(headers: Pick<HeaderReader, 'get'>): Member | undefined {
  const token = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
  return token === undefined ? undefined : members.get(token)
}
