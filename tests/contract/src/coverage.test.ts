import { hosts, readContract } from '@jeoul/contract/documents'
import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { expect, test } from 'vitest'

const baseUrls = { main: 'http://main.test', second: 'http://second.test' }

test.each(hosts)('the %s API has a handler for every operation, and no other', async host => {
  const { operations } = readContract()
  const index = createCatalogueIndex(generateCatalogue({ items: 100, seed: 1 }))
  const handlers = Object.entries(createHandlers({ index, baseUrls })[host])
  const served = handlers.map(([id, { info }]) => `${id}: ${info.method} ${info.path}`)
  const documented = operations
    .filter(operation => operation.host === host)
    .map(({ operationId, method, path }) => {
      const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1')
      return `${operationId}: ${method} ${baseUrls[host]}${pattern}`
    })
  expect(served.sort()).toEqual(documented.sort())
})
