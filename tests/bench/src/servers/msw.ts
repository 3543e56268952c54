/** Serves the mock's handlers by MSW alone, without our routing and validation; `BENCH_ITEMS` is the number of items. */
import { serve } from '@hono/node-server'
import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import { getResponse } from 'msw'

const { PORT, BENCH_ITEMS } = process.env
const origin = `http://localhost:${PORT}`
const index = createCatalogueIndex(generateCatalogue({ items: Number(BENCH_ITEMS) }))
const handlers = Object.values(createHandlers({ index, baseUrls: { main: origin, second: origin } }).main)
const answer = async (request: Request) =>
  (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
serve({ fetch: answer, port: Number(PORT), hostname: '127.0.0.1', overrideGlobalObjects: false })
