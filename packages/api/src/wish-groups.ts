import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export const getWishGroupsFx = createQuery((_: CallOptions, { second }) =>
  second.GET('/desktop/v1/shopping/wish'),
)
