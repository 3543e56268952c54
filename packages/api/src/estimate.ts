import { createCommand } from './create-command.ts'
import type { ManagerParams } from './manager.ts'
import type { CallOptions } from './request-host.ts'

export const createMinishopEstimateFx = createCommand(
  ({ managerId }: ManagerParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/minishop/{id}/estimate', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: managerId } },
    }),
)

export const createEstimateFx = createCommand((_: CallOptions, { secondClient, secondUrl, init }) =>
  secondClient.POST('/desktop/v1/pc/estimate', { ...init, baseUrl: secondUrl }),
)
