import { secondClient } from './clients.ts'
import { type CallOptions, createQuery } from './create-query.ts'

export const getMemberFx = createQuery((_: CallOptions, { secondUrl, init }) =>
  secondClient.GET('/api/v1/member/info', { ...init, baseUrl: secondUrl }),
)
