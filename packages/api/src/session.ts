import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

/**
 * "optionally with a refresh-token cookie" (specification, section 7): only servers send it, since browsers send no
 * cookie to another host.
 */
export const getMemberFx = createQuery((_: CallOptions, { second, refreshHeaders }) =>
  second.GET('/api/v1/member/info', { headers: refreshHeaders }),
)
