import type { CallOptions } from './ask-host.ts'
import { createAssumedQuery } from './create-assumed-query.ts'

export const getPriceAlertsFx = createAssumedQuery((_: CallOptions, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/shopping/alerts', { ...init, baseUrl: secondUrl }),
)
