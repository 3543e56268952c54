import { setTimeout } from 'node:timers/promises'
import { readContract } from '@jeoul/contract/documents'
import { readSiteConfig } from '@jeoul/server'
import { pageHandler } from '@jeoul/server/page-handler'
import type { Site } from '@jeoul/ssr'
import { createRenderer } from '@jeoul/ssr/server'
import { isTried, popularItems } from '../answers/survey.ts'
import { type Visit, visitsOf } from '../answers/visits.ts'
import { hostFaults } from './host-faults.ts'
import { judgeOutage, type Served } from './judge-outage.ts'
import { serveFaultyHosts, type TrialHosts } from './serve-faulty-hosts.ts'

/** A page while one operation was answered badly. */
export interface OutageTrial {
  readonly site: string
  readonly page: string
  readonly operation: string
  /** Whether the server had a good answer of that operation, not long ago. */
  readonly before: 'never answered' | 'answered before'
  readonly fault: string
  readonly status: number
  readonly faults: readonly string[]
}

/** Milliseconds that a page may wait for its hosts. */
const budget = 1500
/** The same for the first page of a site, which compiles most of its code. */
const patientBudget = 60_000
/** Milliseconds for which visitors share what others got. */
const shared = 1
/** Milliseconds after which a call has failed. */
const callLimit = 2000

/** Opens pages of one site as visitors of a server that calls `hosts`. */
function openServer(
  site: Site,
  isMobile: boolean,
  { mainUrl, secondUrl }: TrialHosts,
  renderBudget = budget,
) {
  const env = {
    JEOUL_MAIN_API: mainUrl,
    JEOUL_SECOND_API: secondUrl,
    JEOUL_RENDER_BUDGET_MS: String(renderBudget),
    JEOUL_OPTIONAL_BUDGET_MS: String(Math.floor(renderBudget / 3)),
    JEOUL_SHARED_MS: String(shared),
    JEOUL_CALL_LIMIT_MS: String(Math.max(callLimit, renderBudget)),
    JEOUL_DEVICE_REDIRECT: 'off',
    JEOUL_LOGIN_URL: 'http://login.test/in',
    JEOUL_LOGOUT_URL: 'http://login.test/out',
  }
  const assets = { script: '/entry.js', modules: [], next: [], early: null, style: null }
  const logged: string[] = []
  const note = (_: object, message: string) => void logged.push(message)
  const answer = pageHandler({
    isMobile,
    config: readSiteConfig(env, { port: 3000, otherSite: 'http://other.test' }),
    source: async () => ({ renderPage: rendererOf(site), assetsOf: async () => assets }),
    log: { info: () => {}, warn: note, error: note },
  })
  const serve = async ({ address, token }: Visit): Promise<Served> => {
    // Nobody gets what the visitor before got.
    await setTimeout(2 * shared)
    const began = performance.now()
    const { status, headers, body } = await answer({
      url: new URL(address, 'http://localhost:3000'),
      cookie: token === null ? undefined : `auth_token=${token}`,
      userAgent: 'Mozilla/5.0 (X11; Linux)',
    })
    const html = new TextDecoder().decode(body.plain)
    const [head = '', rest = ''] = html.split('</head>')
    const end = rest.indexOf('<script type="application/json" id="page-data">')
    return {
      status,
      headers,
      head,
      body: end < 0 ? rest : rest.slice(0, end),
      ms: performance.now() - began,
    }
  }
  return { serve, logged }
}

const assumed = new Set(
  readContract()
    .operations.filter(({ isAssumed }) => isAssumed)
    .map(({ operationId }) => operationId),
)

const renderers = new Map<Site, ReturnType<typeof createRenderer>>()

function rendererOf(site: Site) {
  const renderer = renderers.get(site) ?? createRenderer(site)
  renderers.set(site, renderer)
  return renderer
}

interface Case {
  readonly operation: string
  readonly before: OutageTrial['before']
  readonly fault: string
}

/** Everything that is tried with one page. A member's answers are not shared, so there is no earlier one to use. */
function casesOf(visit: Visit, called: Iterable<string>): Case[] {
  const befores =
    visit.token === null ? (['never answered', 'answered before'] as const) : (['never answered'] as const)
  return [...called]
    .toSorted()
    .filter(operation => isTried(operation, visit))
    .flatMap(operation =>
      Object.keys(hostFaults).flatMap(fault => befores.map(before => ({ operation, before, fault }))),
    )
}

/**
 * Opens pages while one of their operations is answered badly: on a server that has just started, and for visitors
 * without a token also on one that has served the page before. Then the host recovers, and the page is opened again.
 *
 * @param sites by name
 * @param share of all trials, from 0 to 1; alone determines which ones are made
 */
export async function* surveyOutages(
  sites: Readonly<Record<string, { readonly site: Site; readonly isMobile: boolean }>>,
  share: number,
): AsyncGenerator<OutageTrial> {
  await using faultyHosts = await serveFaultyHosts()
  const visits = visitsOf(await popularItems())
  let number = 0
  for (const [siteName, { site, isMobile }] of Object.entries(sites)) {
    for (const visit of visits) {
      const known = faultyHosts.open()
      const sound = await openServer(site, isMobile, known, patientBudget).serve(visit)
      const chosen = casesOf(visit, known.called).filter(() => {
        number += 1
        // The golden ratio spreads a share evenly over all of them.
        return (number * 0.618034) % 1 < share
      })
      const tryCase = async ({ operation, before, fault }: Case): Promise<OutageTrial> => {
        const hosts = faultyHosts.open()
        const { serve, logged } = openServer(site, isMobile, hosts)
        if (before === 'answered before') await onceWell(() => serve(visit), sound)
        logged.length = 0
        hosts.outage = { operation, answer: hostFaults[fault] }
        const during = await serve(visit)
        // A call that a kept answer has replaced fails later.
        if (during.body !== sound.body) await once(() => logged.length > 0, callLimit + 1000)
        hosts.outage = null
        const after = await onceWell(() => serve(visit), sound)
        const isAbsent =
          assumed.has(operation) && before === 'never answered' && fault === 'answers 404 in HTML'
        const isLoginOver = visit.token !== null && fault === 'answers 401'
        const outage = { operation, before, isAbsent, isLoginOver, budget, isLogged: logged.length > 0 }
        const faults = judgeOutage({ sound, during, after }, outage)
        return { site: siteName, page: visit.page, operation, before, fault, status: during.status, faults }
      }
      yield* await inTurns(chosen, tryCase)
    }
  }
}

/** How many trials are made at once: most of their time they wait. */
const atOnce = 4

/** Tries all cases, a few at a time. @returns the results, in the order of the cases */
async function inTurns(
  cases: readonly Case[],
  tryCase: (one: Case) => Promise<OutageTrial>,
): Promise<readonly OutageTrial[]> {
  const trials: OutageTrial[] = []
  const left = cases.entries()
  const takeTurns = async () => {
    for (const [place, one] of left) trials[place] = await tryCase(one)
  }
  await Promise.all(Array.from({ length: atOnce }, takeTurns))
  return trials
}

/** Milliseconds within which a page must be as usual: a host that failed often is called again after five seconds. */
const recovery = 8000

/** Visits until the page is as usual. */
async function onceWell(visit: () => Promise<Served>, sound: Served): Promise<Served> {
  const deadline = performance.now() + recovery
  for (;;) {
    const served = await visit()
    if (served.body === sound.body || performance.now() > deadline) return served
  }
}

/** Waits for a condition: a call that a kept answer has replaced fails after the page was sent. */
async function once(isMet: () => boolean, patience: number): Promise<void> {
  const deadline = performance.now() + patience
  while (!isMet() && performance.now() < deadline) await setTimeout(20)
}
