import { createCommand } from './create-command.ts'
import type { CallOptions } from './request-host.ts'
import type { ZzimDelete } from './types.ts'

export interface ZzimDeleteParams extends CallOptions {
  readonly zzim: ZzimDelete
}

/** A legacy call on wish lists: the only one that removes a group. */
export const deleteZzimFx = createCommand(({ zzim }: ZzimDeleteParams, { main }) =>
  main.POST('/front/v2/zzim/del', { body: zzim }),
)
