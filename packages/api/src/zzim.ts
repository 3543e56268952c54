import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'
import type { ZzimDelete, ZzimSave } from './types.ts'

/** The legacy calls on wish lists. */
export interface ZzimSaveParams extends CallOptions {
  readonly zzim: ZzimSave
}

export interface ZzimDeleteParams extends CallOptions {
  readonly zzim: ZzimDelete
}

export const getZzimGroupsFx = createQuery((_: CallOptions, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v2/zzim/group', { ...init, baseUrl: mainUrl }),
)

export const saveZzimFx = createCommand(({ zzim }: ZzimSaveParams, { mainClient, mainUrl, init }) =>
  mainClient.POST('/front/v2/zzim/save', { ...init, baseUrl: mainUrl, body: zzim }),
)

export const deleteZzimFx = createCommand(({ zzim }: ZzimDeleteParams, { mainClient, mainUrl, init }) =>
  mainClient.POST('/front/v2/zzim/del', { ...init, baseUrl: mainUrl, body: zzim }),
)
