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

export const getZzimGroupsFx = createQuery((_: CallOptions, { main }) => main.GET('/front/v2/zzim/group'))

export const saveZzimFx = createCommand(({ zzim }: ZzimSaveParams, { main }) =>
  main.POST('/front/v2/zzim/save', { body: zzim }),
)

export const deleteZzimFx = createCommand(({ zzim }: ZzimDeleteParams, { main }) =>
  main.POST('/front/v2/zzim/del', { body: zzim }),
)
