import { Hono } from 'hono'
import { http, type RequestHandler } from 'msw'
import { type CatalogueOptions, generateCatalogue } from '../catalogue/generate-catalogue.ts'
import { createCatalogueIndex } from '../index/catalogue-index.ts'
import type { ReadAsset } from '../media/asset.ts'
import { createHandlers } from '../resources/create-handlers.ts'
import { pictureRoutes } from '../server/pictures.ts'
import { reviewFileRoutes } from '../server/review-files.ts'
import { turntableRoutes } from '../server/turntable.ts'
import { createState } from '../state/state.ts'

/** Fetches from the site's own files. */
const readAsset: ReadAsset = async url => new Uint8Array(await (await fetch(url)).arrayBuffer())

/**
 * Both hosts for a browser's worker, at the page's own origin: every operation of the contract, and the
 * pictures in their answers. Data lives as long as the page.
 *
 * @param origin without a trailing slash
 */
export function createWorkerHandlers(origin: string, options: CatalogueOptions): readonly RequestHandler[] {
  const source = {
    index: createCatalogueIndex(generateCatalogue(options)),
    baseUrls: { main: origin, second: origin },
  }
  const state = createState(source)
  const { main, second } = createHandlers(source, state)
  const pictures = new Hono()
    .route('/', reviewFileRoutes(state, readAsset))
    .route('/', turntableRoutes(readAsset))
    .route('/', pictureRoutes())
  return [
    ...Object.values(main),
    ...Object.values(second),
    http.get(`${origin}/pictures/*`, ({ request }) => pictures.fetch(request)),
  ]
}
