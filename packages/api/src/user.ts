import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface UserTokenParams extends CallOptions {
  /** The value of the cookie auth_token. */
  readonly authToken: string
}

export const getUserFx = createQuery((_: CallOptions, { main }) => main.GET('/front/v2/user/info'))

/**
 * Not a query: its answer must never be shared, because the token is in the body, which sharing does not take into
 * account.
 */
export const queryUserFx = createCommand(({ authToken }: UserTokenParams, { main }) =>
  main.POST('/front/v2/user/info', { body: { auth_token: authToken } }),
)

export const logoutFx = createCommand((_: CallOptions, { main }) => main.GET('/logout'))
