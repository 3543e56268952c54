import path from 'node:path'
import { bareClientFolder, loadBareServer } from '../bare/bare-build.ts'
import { bareDocument } from '../bare/bare-document.ts'
import { buildBare } from '../bare/build-bare.ts'
import { fetchCards } from '../bare/fetch-cards.ts'
import { plainDocument } from '../bare/plain-document.ts'
import { type BenchPage, folderOf } from '../bench-pages.ts'
import type { House } from '../children/start-house.ts'
import type { MeasuredPage } from './load-page.ts'
import { type ServedPage, servePage } from './serve-page.ts'
import { stripScripts } from './strip-scripts.ts'

/** A page of a running site. */
export function pageOf({ name, path: address, products, least }: BenchPage, house: House): MeasuredPage {
  return { name, url: house.site.url('site') + address, products, least }
}

/**
 * A page, its HTML without scripts, and the bare and the plain page of its products, each on a server of its own.
 */
export async function measuredPages(page: BenchPage, apps: string, house: House, stack: DisposableStack) {
  const measured = pageOf(page, house)
  const plain = stack.use(await serveWithoutScripts(measured.url, folderOf(page, apps)))
  const [bare, cards] = (await serveCards(house.mock.url('main'), page.items)).map(served =>
    stack.use(served),
  )
  if (!bare || !cards) throw new Error('nothing to compare with')
  return [
    measured,
    { ...measured, name: `${page.name} without scripts`, url: plain.url },
    { name: 'bare page', url: bare.url, products: '#root li', least: 10 },
    { name: 'plain page', url: cards.url, products: '#root li', least: 10 },
  ] satisfies readonly MeasuredPage[]
}

async function serveWithoutScripts(url: string, siteFolder: string): Promise<ServedPage> {
  const html = await (await fetch(url)).text()
  return servePage(stripScripts(html), path.join(siteFolder, 'dist/client'))
}

/** The bare page, which hydrates its cards, and the plain one, which has no script. */
async function serveCards(mainUrl: string, items: BenchPage['items']): Promise<readonly ServedPage[]> {
  await buildBare()
  const { renderCards } = await loadBareServer()
  const cards = await fetchCards(mainUrl, items)
  const body = renderCards(cards)
  return [
    await servePage(bareDocument(cards, body), bareClientFolder),
    await servePage(plainDocument(body), bareClientFolder),
  ]
}
