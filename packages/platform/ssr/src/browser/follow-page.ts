import { networkRestored } from '@jeoul/api'
import { $coming, entryOpened, interceptLinks, navigate } from '@jeoul/router'
import { allSettled, createWatch, type Scope, scopeBind } from 'effector'
import type { Page } from '../define-page.ts'
import { inTurn } from '../idle.tsx'
import { headIn } from '../page-head.ts'
import { $isOutOfReach, $shownPage, pageRequested } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { ignoreSecondPresses } from './ignore-second-presses.ts'
import { pageLoaded } from './waits.ts'

/** Makes the visible page follow the address, and lets links move within the site. */
export function followPage(site: Site, scope: Scope): void {
  const request = scopeBind(pageRequested, { scope })
  const show = () => request(scope.getState(site.$page))
  createWatch({ unit: site.$page, scope, fn: show })
  keepTitle(scope)
  // Called once the page is open. While it cannot be loaded, the previous page stays on screen.
  let awaited: ((isShown: boolean) => void) | null = null
  const settle = () => {
    awaited?.(true)
    awaited = null
  }
  createWatch({
    unit: entryOpened,
    scope,
    fn: () => {
      show()
      settle()
    },
  })
  createWatch({
    unit: $isOutOfReach,
    scope,
    fn: isOutOfReach => isOutOfReach && awaited?.(false),
  })
  ignoreSecondPresses()
  interceptLinks(document, {
    move: href => {
      allSettled(navigate, { scope, params: { href } })
    },
    onceShown: show => {
      awaited = show
      if (scope.getState($coming) === null) settle()
    },
  })
}

/** Starts the work that follows hydration. Background work waits until the regions have loaded and the browser is idle. */
export function serveVisitor(site: Site, scope: Scope): void {
  addEventListener(
    'online',
    scopeBind(() => networkRestored(), { scope }),
  )
  void startBackground(site, scope)
}

async function startBackground(site: Site, scope: Scope): Promise<void> {
  await pageLoaded()
  // The regions of the page take their turns first.
  await inTurn(async () => {})
  const { startBackground: start } = await inTurn(site.loadBackground)
  start({ site, scope })
  document.documentElement.dataset.idle = ''
}

/** Keeps the title in step with the visible page and the stores of its head. */
function keepTitle(scope: Scope): void {
  const watched = new Set<Page>()
  const writeTitle = () => {
    const shown = scope.getState($shownPage)
    if (shown) document.title = headIn(scope, shown.page.head).title
  }
  const watchPage = () => {
    const page = scope.getState($shownPage)?.page
    if (!page || watched.has(page)) return
    watched.add(page)
    for (const unit of page.head.changes) createWatch({ unit, scope, fn: writeTitle })
  }
  watchPage()
  createWatch({
    unit: $shownPage,
    scope,
    fn: () => {
      watchPage()
      writeTitle()
    },
  })
}
