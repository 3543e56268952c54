import type { CallOptions } from './ask-host.ts'
import { secondClient } from './clients.ts'
import { createCommand } from './create-command.ts'
import type { ManagerParams } from './manager.ts'

export const createMinishopEstimateFx = createCommand(({ managerId }: ManagerParams, { secondUrl, init }) =>
  secondClient.POST('/desktop/v1/minishop/{id}/estimate', {
    ...init,
    baseUrl: secondUrl,
    params: { path: { id: managerId } },
  }),
)

export const createEstimateFx = createCommand((_: CallOptions, { secondUrl, init }) =>
  secondClient.POST('/desktop/v1/pc/estimate', { ...init, baseUrl: secondUrl }),
)
