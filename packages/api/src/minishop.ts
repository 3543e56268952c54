import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { MallUserParams, ManagerParams } from './manager.ts'

export interface MinishopZzimParams extends ManagerParams {
  /** The shop on whose page it is saved; 0 for the site itself. */
  readonly onManagerId: number
  /** Omitted to only read the current state. */
  readonly saved?: boolean
}

export const getMinishopFx = createQuery(({ mallUser }: MallUserParams, { main }) =>
  main.GET('/front/v2/minishop/view/', { params: { query: { mall_web_user: mallUser } } }),
)

export const setMinishopZzimFx = createCommand(
  ({ managerId, onManagerId, saved }: MinishopZzimParams, { main }) =>
    main.GET('/common/information/manager/minishopzzim/{a}/{b}', {
      params: {
        path: { a: managerId, b: onManagerId },
        query: saved === undefined ? {} : { zzim_state: saved ? '1' : '0' },
      },
    }),
)
