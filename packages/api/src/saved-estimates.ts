import { createAssumedCommand } from './create-assumed-command.ts'
import { createAssumedQuery } from './create-assumed-query.ts'
import type { CallOptions } from './request-host.ts'

export interface EstimateKeyParams extends CallOptions {
  readonly key: string
}

export interface SaveEstimateParams extends EstimateKeyParams {
  readonly name: string
  /** The search part of the estimate's address. */
  readonly query: string
}

export const getSavedEstimatesFx = createAssumedQuery((_: CallOptions, { second }) =>
  second.GET('/desktop/v1/pc/estimates'),
)

export const saveEstimateFx = createAssumedCommand(({ key, name, query }: SaveEstimateParams, { second }) =>
  second.PUT('/desktop/v1/pc/estimates/{key}', { params: { path: { key } }, body: { name, query } }),
)

export const deleteEstimateFx = createAssumedCommand(({ key }: EstimateKeyParams, { second }) =>
  second.DELETE('/desktop/v1/pc/estimates/{key}', { params: { path: { key } } }),
)
