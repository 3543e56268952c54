import { secondClient } from './clients.ts'
import { type CallOptions, createCall } from './create-call.ts'

export const getMemberFx = createCall((_: CallOptions, { secondUrl, init }) =>
  secondClient.GET('/api/v1/member/info', { ...init, baseUrl: secondUrl }),
)
