import type { CallOptions } from './ask-host.ts'
import { createQuery } from './create-query.ts'

export const getMemberFx = createQuery((_: CallOptions, { secondClient, secondUrl, init }) =>
  secondClient.GET('/api/v1/member/info', { ...init, baseUrl: secondUrl }),
)
