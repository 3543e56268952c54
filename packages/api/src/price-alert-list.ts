import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export const getPriceAlertsFx = createAssumedQuery((_: CallOptions, { second }) =>
  second.GET('/desktop/v1/shopping/alerts'),
)
