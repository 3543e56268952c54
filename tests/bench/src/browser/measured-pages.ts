import path from 'node:path'
import { bareClientFolder, loadBareServer } from '../bare/bare-build.ts'
import { bareDocument } from '../bare/bare-document.ts'
import { buildBare } from '../bare/build-bare.ts'
import { fetchCards } from '../bare/fetch-cards.ts'
import { type House, measuredCategory, measuredPath } from '../children/start-house.ts'
import type { MeasuredPage } from './load-page.ts'
import { type ServedPage, servePage } from './serve-page.ts'
import { stripScripts } from './strip-scripts.ts'

/** The list page of a running site. */
export function listOf(house: House): MeasuredPage {
  const url = house.site.url('site') + measuredPath
  return { name: 'list', url, products: 'section[aria-label="상품 목록"] ol > li' }
}

/** The list, its HTML without scripts, and the bare page; each from a server of its own. */
export async function measuredPages(siteFolder: string, house: House, stack: DisposableStack) {
  const list = listOf(house)
  const plain = stack.use(await serveWithoutScripts(list.url, siteFolder))
  const bare = stack.use(await serveBare(house.mock.url('main')))
  return {
    list,
    noScript: { ...list, name: 'list without scripts', url: plain.url },
    bare: { name: 'bare page', url: bare.url, products: '#root li' },
  } satisfies Record<string, MeasuredPage>
}

async function serveWithoutScripts(url: string, siteFolder: string): Promise<ServedPage> {
  const html = await (await fetch(url)).text()
  return servePage(stripScripts(html), path.join(siteFolder, 'dist/client'))
}

async function serveBare(mainUrl: string): Promise<ServedPage> {
  await buildBare()
  const { renderCards } = await loadBareServer()
  const cards = await fetchCards(mainUrl, measuredCategory)
  return servePage(bareDocument(cards, renderCards(cards)), bareClientFolder)
}
