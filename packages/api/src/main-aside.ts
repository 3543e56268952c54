import type { CallOptions } from './ask-host.ts'
import { mainClient } from './clients.ts'
import { createQuery } from './create-query.ts'

export const getMainAsideFx = createQuery((_: CallOptions, { mainUrl, init }) =>
  mainClient.GET('/front/v2/common/aside/', { ...init, baseUrl: mainUrl }),
)
