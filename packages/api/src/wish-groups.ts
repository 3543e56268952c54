import type { CallOptions } from './ask-host.ts'
import { createQuery } from './create-query.ts'

export const getWishGroupsFx = createQuery((_: CallOptions, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/shopping/wish', { ...init, baseUrl: secondUrl }),
)
