import { createItemNotifyFx, getItemNotifyFx } from '@jeoul/api'
import { createReport } from './create-report.ts'

/** The report of a product: "GET kinds, POST id_notify and ment" (specification, section 7). */
export const itemReport = createReport({
  reasons: getItemNotifyFx,
  send: createItemNotifyFx,
  kind: 'item-report',
  readTarget(found) {
    const { itemId }: Readonly<Record<string, unknown>> = { ...Object(found) }
    return typeof itemId === 'string' ? { itemId } : null
  },
})
