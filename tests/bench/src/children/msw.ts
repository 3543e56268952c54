/**
 * Serves our handlers by MSW alone, without our routing and validation. `BENCH_ITEMS` sets the catalogue's
 * size.
 */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { getResponse } from 'msw'
import { listen } from './listen.ts'
import { reportToParent } from './report-to-parent.ts'

const server = createServer()
const origin = await listen(server)
const index = createCatalogueIndex(generateCatalogue({ items: Number(process.env.BENCH_ITEMS) }))
const handlers = Object.values(createHandlers({ index, baseUrls: { main: origin, second: origin } }).main)
const answer = async (request: Request) =>
  (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
server.on('request', getRequestListener(answer, { overrideGlobalObjects: false }))
reportToParent({ main: origin })
