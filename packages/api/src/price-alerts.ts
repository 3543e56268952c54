import { createAssumedCommand } from './create-assumed-command.ts'
import type { ItemParams } from './item.ts'
import type { PriceAlertDraft } from './types.ts'

export interface PriceAlertParams extends ItemParams {
  readonly alert: PriceAlertDraft
}

/** Assumed: a host without it lacks `getPriceAlertsFx` as well. */
export const savePriceAlertFx = createAssumedCommand(({ itemId, alert }: PriceAlertParams, { second }) =>
  second.PUT('/desktop/v1/shopping/alerts/{id}', {
    params: { path: { id: itemId } },
    body: alert,
  }),
)

/** Assumed, as {@link savePriceAlertFx}. */
export const deletePriceAlertFx = createAssumedCommand(({ itemId }: ItemParams, { second }) =>
  second.DELETE('/desktop/v1/shopping/alerts/{id}', { params: { path: { id: itemId } } }),
)
