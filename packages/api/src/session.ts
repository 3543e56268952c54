import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

/** "optionally with a refresh-token cookie" (specification, section 7): browsers send none to another host, servers do. */
export const getMemberFx = createQuery((_: CallOptions, { second, refreshHeaders }) =>
  second.GET('/api/v1/member/info', { headers: refreshHeaders }),
)
