import { createCommand } from './create-command.ts'
import type { ManagerParams } from './manager.ts'
import type { CallOptions } from './request-host.ts'

export const createMinishopEstimateFx = createCommand(({ managerId }: ManagerParams, { second }) =>
  second.POST('/desktop/v1/minishop/{id}/estimate', { params: { path: { id: managerId } } }),
)

export const createEstimateFx = createCommand((_: CallOptions, { second }) =>
  second.POST('/desktop/v1/pc/estimate'),
)
