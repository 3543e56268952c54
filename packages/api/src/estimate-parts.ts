import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'
import type { PartKind } from './types.ts'

export interface PartsParams extends CallOptions {
  readonly kind: PartKind
}

export interface PartIdsParams extends CallOptions {
  /** 1 to 64. */
  readonly partIds: readonly string[]
}

export const getPartsFx = createAssumedQuery(({ kind }: PartsParams, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/pc/parts/{kind}', {
    ...init,
    baseUrl: secondUrl,
    params: { path: { kind } },
  }),
)

export const findPartsFx = createAssumedQuery(
  ({ partIds }: PartIdsParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/pc/parts', {
      ...init,
      baseUrl: secondUrl,
      params: { query: { part_id: [...partIds] } },
      querySerializer: { array: { style: 'form', explode: false } },
    }),
)
