import { members } from './members.ts'
import type { MockContext } from './mock-context.ts'
import { operation, success } from './operation.ts'
import { Problem } from './problem.ts'

/** The handler that tells whose token it is. Source: specification sections 6 and 7. */
export function getMember({ baseUrls }: MockContext) {
  return operation(`${baseUrls.second}/api/v1/member/info`, ({ headers }) => {
    const token = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
    const member = token === undefined ? undefined : members.get(token)
    if (!member) throw new Problem(401, 'header.Authorization: the token is missing, unknown or expired')
    return JSON.stringify({ ...success, result: member })
  })
}
