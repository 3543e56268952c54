import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export const getWishGroupsFx = createQuery((_: CallOptions, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/shopping/wish', { ...init, baseUrl: secondUrl }),
)
