import { access } from 'node:fs/promises'
import type { Contract } from '@jeoul/contract/documents'
import { Hono } from 'hono'
import { failureResponse } from '../failure-response.ts'
import type { Faults } from '../faults.ts'
import { readFaults } from './read-faults.ts'

/**
 * `PUT /__mock/faults` with `{"getItems":{"status":500,"delay":2000}}` replaces all faults, GET shows them, DELETE ends
 * them.
 */
export function faultRoutes(faults: Faults, { operations }: Contract): Hono {
  return new Hono()
    .get('/__mock/faults', context => context.json(faults.table))
    .put('/__mock/faults', async context => {
      const wanted = readFaults(await context.req.json().catch(() => undefined), operations)
      if (typeof wanted === 'string') return failureResponse(400, wanted)
      for (const [operationId, given] of Object.entries(wanted)) {
        for (const { file } of [given].flat()) {
          if (file === undefined || (await isReadable(file))) continue
          return failureResponse(400, `body.${operationId}.file: can't be read: ${file}`)
        }
      }
      faults.replace(wanted)
      return context.body(null, 204)
    })
    .delete('/__mock/faults', context => {
      faults.replace({})
      return context.body(null, 204)
    })
}

function isReadable(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
