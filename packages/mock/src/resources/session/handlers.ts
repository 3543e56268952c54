import type { Member } from '@jeoul/api/types'
import { textField } from '../../operation/body-fields.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { done, operation, operationOf, success } from '../../operation/operation.ts'
import { members } from './members.ts'

/** Handlers of the session. Source: specification sections 6 and 7; docs/decisions/0009-meaning-of-writes.md. */

const maxTokenLength = 400
const clearCookie = 'auth_token=; Path=/; Max-Age=0; SameSite=Lax'

export function memberHandlers({ baseUrls }: MockContext) {
  return {
    getMember: operation(`${baseUrls.second}/api/v1/member/info`, ({ requireMember }) =>
      JSON.stringify({ ...success, result: requireMember() }),
    ),
  }
}

export function userHandlers({ baseUrls }: MockContext) {
  const user = `${baseUrls.main}/front/v2/user/info`
  return {
    getUser: operation(user, ({ member }) => userJson(member)),
    queryUser: operationOf('POST', user, ({ body }) =>
      userJson(members.get(textField(body.json(), 'auth_token', 1, maxTokenLength))),
    ),
    logout: operation(`${baseUrls.main}/logout`, () => ({
      json: done,
      headers: { 'Set-Cookie': clearCookie },
    })),
  }
}

/** An unknown token is treated as a visitor's, not as an error. */
function userJson(member: Member | undefined): string {
  return JSON.stringify({ ...success, isLogin: member !== undefined, result: member ?? null })
}
