import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface ManagerParams extends CallOptions {
  readonly managerId: number
}

export interface MallUserParams extends CallOptions {
  /** The mall's user name. */
  readonly mallUser: string
}

export const getManagerFx = createQuery(({ managerId }: ManagerParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/common/information/manager/{id}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { id: managerId } },
  }),
)

export const findManagerFx = createQuery(({ mallUser }: MallUserParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/common/information/manager/', {
    ...init,
    baseUrl: mainUrl,
    params: { query: { mall_web_user: mallUser } },
  }),
)
