import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export const getPriceAlertsFx = createAssumedQuery((_: CallOptions, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/shopping/alerts', { ...init, baseUrl: secondUrl }),
)
