import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

/**
 * Requests the member of the token, "optionally with a refresh-token cookie" (specification, section 7). Only servers
 * send that cookie, because browsers send none to another host.
 */
export const getMemberFx = createQuery((_: CallOptions, { second, refreshHeaders }) =>
  second.GET('/api/v1/member/info', { headers: refreshHeaders }),
)
