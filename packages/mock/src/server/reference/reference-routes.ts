import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { bundleDocument, bundleForeignDocument, type Contract, type Host } from '@jeoul/contract/documents'
import { type Context, Hono } from 'hono'

const { resolve } = createRequire(import.meta.url)
const own = (name: string) => new URL(name, import.meta.url)

/** Redoc styles its elements itself, searches in a worker, and asks for nothing but the document. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; worker-src blob:; frame-ancestors 'none'"

/** `/__mock/docs`: the documents as a page to read, made by Redoc from files that are here, and as JSON. */
export function referenceRoutes({ documents, isForeign }: Contract): Hono {
  const bundle = isForeign ? bundleForeignDocument : bundleDocument
  const routes = new Hono()
    .get('/__mock/docs', context => sendPage(context, 'main'))
    .get('/__mock/docs/second', context => sendPage(context, 'second'))
    .get('/__mock/docs/page.css', context => sendFile(context, own('page.css'), 'text/css'))
    .get('/__mock/docs/redoc.js', async context => send(context, await readRedoc(), 'text/javascript'))
  for (const host of ['main', 'second'] as const) {
    routes.get(`/__mock/docs/${host}.json`, context => context.json(bundle(documents, host)))
  }
  return routes
}

async function sendPage(context: Context, host: Host): Promise<Response> {
  const page = await readFile(own('index.html'), 'utf8')
  return send(context, page.replaceAll('{host}', host), 'text/html')
}

async function sendFile(context: Context, file: URL, type: string): Promise<Response> {
  return send(context, await readFile(file, 'utf8'), type)
}

/** From beside this file where the mock is packed, else from its package. Without the logo that it loads from elsewhere. */
async function readRedoc(): Promise<string> {
  const name = 'redoc.standalone.js'
  const packed = await readFile(own(name), 'utf8').catch(() => undefined)
  const text = packed ?? (await readFile(resolve(`redoc/bundles/${name}`), 'utf8'))
  return text.replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,')
}

function send(context: Context, text: string, type: string): Response {
  return context.body(text, 200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
}
