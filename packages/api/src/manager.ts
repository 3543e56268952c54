import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface ManagerParams extends CallOptions {
  readonly managerId: number
}

export interface MallUserParams extends CallOptions {
  /** The mall's user name. */
  readonly mallUser: string
}

export const getManagerFx = createQuery(({ managerId }: ManagerParams, { main }) =>
  main.GET('/common/information/manager/{id}', { params: { path: { id: managerId } } }),
)

export const findManagerFx = createQuery(({ mallUser }: MallUserParams, { main }) =>
  main.GET('/common/information/manager/', { params: { query: { mall_web_user: mallUser } } }),
)
