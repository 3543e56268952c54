import type { CallOptions } from './ask-host.ts'
import { createQuery } from './create-query.ts'

export const getMainAsideFx = createQuery((_: CallOptions, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v2/common/aside/', { ...init, baseUrl: mainUrl }),
)
