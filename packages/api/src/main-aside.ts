import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export const getMainAsideFx = createQuery((_: CallOptions, { main }) => main.GET('/front/v2/common/aside/'))
