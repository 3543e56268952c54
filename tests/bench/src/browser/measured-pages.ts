import path from 'node:path'
import { bareClientFolder, loadBareServer } from '../bare/bare-build.ts'
import { bareDocument } from '../bare/bare-document.ts'
import { buildBare } from '../bare/build-bare.ts'
import { fetchCards } from '../bare/fetch-cards.ts'
import { type BenchPage, folderOf } from '../bench-pages.ts'
import type { House } from '../children/start-house.ts'
import type { MeasuredPage } from './load-page.ts'
import { type ServedPage, servePage } from './serve-page.ts'
import { stripScripts } from './strip-scripts.ts'

/** A page of a running site. */
export function pageOf({ name, path: address, products, least }: BenchPage, house: House): MeasuredPage {
  return { name, url: house.site.url('site') + address, products, least }
}

/** A page, its HTML without scripts, and the bare page of its products, each on a server of its own. */
export async function measuredPages(page: BenchPage, apps: string, house: House, stack: DisposableStack) {
  const measured = pageOf(page, house)
  const plain = stack.use(await serveWithoutScripts(measured.url, folderOf(page, apps)))
  const bare = stack.use(await serveBare(house.mock.url('main'), page.items))
  return [
    measured,
    { ...measured, name: `${page.name} without scripts`, url: plain.url },
    { name: 'bare page', url: bare.url, products: '#root li', least: 10 },
  ] satisfies readonly MeasuredPage[]
}

async function serveWithoutScripts(url: string, siteFolder: string): Promise<ServedPage> {
  const html = await (await fetch(url)).text()
  return servePage(stripScripts(html), path.join(siteFolder, 'dist/client'))
}

async function serveBare(mainUrl: string, items: BenchPage['items']): Promise<ServedPage> {
  await buildBare()
  const { renderCards } = await loadBareServer()
  const cards = await fetchCards(mainUrl, items)
  return servePage(bareDocument(cards, renderCards(cards)), bareClientFolder)
}
