import { $siteProps } from '@jeoul/page'
import type { Site } from '@jeoul/ssr'
import { createRenderer } from '@jeoul/ssr/server'
import { fieldsOf, type Path, withField } from './fields.ts'
import { type Drawn, judgePage } from './judge-page.ts'
import { malformedValues } from './malformed-values.ts'
import { createRecordedHosts, type Instead, type Recorded, urls } from './recorded-hosts.ts'
import { type Visit, visitsOf } from './visits.ts'

/** A page with one malformed field in one answer. */
export interface Trial {
  readonly site: string
  readonly page: string
  readonly operation: string
  /** The field, with `*` for a place in a list. */
  readonly field: string
  /** The name of the malformed value. */
  readonly value: string
  readonly faults: readonly string[]
}

/** Operations of every page, for which a few pages are enough. */
const shell = ['getCategories', 'getCategoryTree', 'getHeaderBanner', 'getNotices', 'getLogo']
const shellPages = ['home', 'list', 'notices']
/** Operations that pages call only for members. */
const members = ['getMember', 'getPriceAlerts', 'getUser', 'getWishGroups']

/** Whether what an operation does to a page is tried on this one. */
export function isTried(operation: string, { page, token }: Visit): boolean {
  if (shell.includes(operation)) return shellPages.includes(page)
  return token === null || members.includes(operation)
}

const open = createRecordedHosts()

/** The products for sale of a recorded category, those of most malls first. */
export async function popularItems(): Promise<readonly string[]> {
  const response = await open(null).fetch(new Request(`${urls.main}/front/v3/items?cate_id=111213&limit=500`))
  const items: readonly { item_id: string; price_state: number; mall_count: number }[] = (
    await response.json()
  ).result.items
  const forSale = items.filter(({ price_state }) => price_state === 3)
  return forSale.toSorted((a, b) => b.mall_count - a.mall_count).map(({ item_id }) => item_id)
}

/** Renders pages of a site with the recorded hosts. */
function createDrawing(site: Site, isMobile: boolean) {
  const render = createRenderer(site)
  return async ({ address, token }: Visit, instead: Instead | null) => {
    const { requests, fetch } = open(instead)
    const { status, head, content } = await render({
      url: address,
      props: {
        ...$siteProps.defaultState,
        isMobile,
        isLogged: token !== null,
        origin: 'http://localhost:3000',
        otherSite: 'http://other.test',
        loginUrl: 'http://login.test/in',
        logoutUrl: 'http://login.test/out',
      },
      connection: {
        config: { mainUrl: urls.main, secondUrl: urls.second, timeLimit: 5000 },
        token,
        signal: null,
        sharedTtl: 0,
        fetch,
      },
    })
    const html = new TextDecoder().decode(content)
    const body = html.slice(0, html.lastIndexOf('<script type="application/json" id="page-data">'))
    return { requests: [...requests.values()], drawn: { status, head, body } }
  }
}

type Draw = ReturnType<typeof createDrawing>

async function tryField(
  draw: Draw,
  visit: Visit,
  { call, path, value, sound }: { call: Recorded; path: Path; value: unknown; sound: Drawn },
): Promise<readonly string[]> {
  try {
    const instead = { url: call.url, answer: withField(call.answer, path, value) }
    const { drawn } = await draw(visit, instead)
    return judgePage(sound, drawn, { operation: call.operation, path, value })
  } catch (error) {
    return [`no page: ${error instanceof Error ? error.message.slice(0, 80) : error}`]
  }
}

/**
 * Renders pages repeatedly, each time with one malformed field in one of their answers.
 *
 * @param sites by name
 * @param share of all trials, from 0 to 1; alone determines which ones are made
 */
export async function* survey(
  sites: Readonly<Record<string, { readonly site: Site; readonly isMobile: boolean }>>,
  share: number,
): AsyncGenerator<Trial> {
  const visits = visitsOf(await popularItems())
  let number = 0
  for (const [siteName, { site, isMobile }] of Object.entries(sites)) {
    const draw = createDrawing(site, isMobile)
    for (const visit of visits) {
      const { requests, drawn: sound } = await draw(visit, null)
      for (const call of requests) {
        if (!isTried(call.operation, visit)) continue
        for (const path of fieldsOf(call.answer)) {
          for (const [valueName, value] of Object.entries(malformedValues)) {
            number += 1
            // The golden ratio spreads a share evenly over all of them.
            if ((number * 0.618034) % 1 >= share) continue
            const faults = await tryField(draw, visit, { call, path, value, sound })
            const field = path.map(name => (/^\d+$/.test(name) ? '*' : name)).join('.')
            yield {
              site: siteName,
              page: visit.page,
              operation: call.operation,
              field,
              value: valueName,
              faults,
            }
          }
        }
      }
    }
  }
}
