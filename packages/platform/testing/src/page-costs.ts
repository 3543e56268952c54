import type { Site } from '@jeoul/ssr'
import type { Scope } from 'effector'
import { inspect } from 'effector/inspect'
import { expect, test, vi } from 'vitest'
import { addressOfEveryPage } from './every-page.ts'
import type { SiteKind } from './render.ts'

/** The costs of a page for its server and its visitors, in figures that need no clock. */
interface PageCosts {
  /** How often effector's kernel updates a unit. */
  readonly updates: number
  /** How many units it updates. */
  readonly units: number
  /** The state that travels with the page, in bytes of JSON. */
  readonly bytes: number
}

type Addresses = Awaited<ReturnType<typeof addressOfEveryPage>>

/**
 * How many updates the models of all other pages may add to a page: a look each at its address and at the categories.
 */
const maxOfOthers = 230

/** The number of updates in the newest scope, by unit. */
let updated = new Map<string, number>()

// A renderer forks its scopes itself: this is how a test sees them.
vi.doMock('effector', async importOriginal => {
  const effector = await importOriginal<typeof import('effector')>()
  return { ...effector, fork: () => watched(effector.fork()) }
})

function watched(scope: Scope): Scope {
  const updates = new Map<string, number>()
  updated = updates
  inspect({
    scope,
    fn: ({ type, id }) => {
      if (type === 'update') updates.set(id, (updates.get(id) ?? 0) + 1)
    },
  })
  return scope
}

/**
 * Tests that no page of a site costs more than its limits, over the tests' catalogue. What a page neither draws nor ranks
 * need not travel with it, and a request runs what its page needs.
 *
 * @param loadSite loads the site, whose models must not have been loaded before
 */
export function testPageCosts(
  loadSite: () => Promise<{ site: Site }>,
  kind: SiteKind,
  limits: Readonly<Record<keyof Addresses, PageCosts>>,
): void {
  const setUp = Promise.all([loadSite(), import('./render.ts'), addressOfEveryPage()])

  // First: this process has not loaded the models of other pages yet.
  test('models of other pages add little to a page', async () => {
    const [{ site }, { createRender }, { wish }] = await setUp
    const pages = site.pages.filter(({ file }) => file.includes('/wish/'))
    await createRender({ ...site, pages }, kind)(wish)
    const alone = allUpdates()
    await createRender(site, kind)(wish)
    const added = allUpdates() - alone
    expect(added, 'none: they had been loaded before').toBeGreaterThan(0)
    expect(added).toBeLessThanOrEqual(maxOfOthers)
  })

  test.each(Object.entries(limits))('the page %s costs no more than it did', async (name, limit) => {
    const [{ site }, { createRender }, addresses] = await setUp
    const address = new Map(Object.entries(addresses)).get(name) ?? ''
    const { data } = await createRender(site, kind)(address)
    const costs: PageCosts = {
      updates: allUpdates(),
      units: updated.size,
      bytes: Buffer.byteLength(data),
    }
    const grown = keys.filter(key => costs[key] > limit[key])
    expect(
      grown.map(key => `${costs[key]} ${key}, ${limit[key]} at most`),
      'load late what is not drawn, and keep models of other pages from reacting',
    ).toEqual([])
  })
}

function allUpdates(): number {
  return [...updated.values()].reduce((sum, times) => sum + times, 0)
}

const keys = ['updates', 'units', 'bytes'] as const
