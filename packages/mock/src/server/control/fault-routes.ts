import { Hono } from 'hono'
import { failureResponse } from '../failure-response.ts'
import { type Faults, readFaults } from '../faults.ts'

/** `PUT /__mock/faults` with `{"getItems":{"status":500,"delay":2000}}` replaces all faults, DELETE ends them. */
export function faultRoutes(faults: Faults): Hono {
  return new Hono()
    .put('/__mock/faults', async context => {
      const wanted = readFaults(await context.req.json().catch(() => undefined))
      if (!wanted) return failureResponse(400, 'body: expected {"operationId":{"status":500,"delay":0}}')
      faults.clear()
      for (const [operationId, fault] of wanted) faults.set(operationId, fault)
      return context.body(null, 204)
    })
    .delete('/__mock/faults', context => {
      faults.clear()
      return context.body(null, 204)
    })
}
