import type { CallOptions } from './ask-host.ts'
import { mainClient } from './clients.ts'
import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'

export interface ManagerParams extends CallOptions {
  readonly managerId: number
}

export interface MallUserParams extends CallOptions {
  /** The mall's user name. */
  readonly mallUser: string
}

export interface MinishopZzimParams extends ManagerParams {
  /** The shop from whose page it is saved; 0 for the site itself. */
  readonly onManagerId: number
  /** Only asks where it is left out. */
  readonly saved?: boolean
}

export const getManagerFx = createQuery(({ managerId }: ManagerParams, { mainUrl, init }) =>
  mainClient.GET('/common/information/manager/{id}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { id: managerId } },
  }),
)

export const findManagerFx = createQuery(({ mallUser }: MallUserParams, { mainUrl, init }) =>
  mainClient.GET('/common/information/manager/', {
    ...init,
    baseUrl: mainUrl,
    params: { query: { mall_web_user: mallUser } },
  }),
)

export const getMinishopFx = createQuery(({ mallUser }: MallUserParams, { mainUrl, init }) =>
  mainClient.GET('/front/v2/minishop/view/', {
    ...init,
    baseUrl: mainUrl,
    params: { query: { mall_web_user: mallUser } },
  }),
)

export const setMinishopZzimFx = createCommand(
  ({ managerId, onManagerId, saved }: MinishopZzimParams, { mainUrl, init }) =>
    mainClient.GET('/common/information/manager/minishopzzim/{a}/{b}', {
      ...init,
      baseUrl: mainUrl,
      params: {
        path: { a: managerId, b: onManagerId },
        query: saved === undefined ? {} : { zzim_state: saved ? '1' : '0' },
      },
    }),
)
