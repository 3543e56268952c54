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

export const getPartsFx = createAssumedQuery(({ kind }: PartsParams, { second }) =>
  second.GET('/desktop/v1/pc/parts/{kind}', { params: { path: { kind } } }),
)

export const findPartsFx = createAssumedQuery(({ partIds }: PartIdsParams, { second }) =>
  second.GET('/desktop/v1/pc/parts', {
    params: { query: { part_id: [...partIds] } },
    querySerializer: { array: { style: 'form', explode: false } },
  }),
)
