import { networkRestored } from '@jeoul/api'
import { type DeviceStorage, deviceOpened, textChangedElsewhere } from '@jeoul/device'
import { $coming, entryOpened, interceptLinks, navigated } from '@jeoul/router'
import { allSettled, createWatch, type Scope, scopeBind } from 'effector'
import { loadDeferredRegions } from '../deferred-region.tsx'
import type { Page } from '../define-page.ts'
import { headIn } from '../page-head.ts'
import { $isOutOfReach, $shownPage, pageRequested } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { isDocumentSooner } from './document-sooner.ts'
import { firstInteraction, interactionSeen } from './first-interaction.ts'
import { loadWithRetry } from './load-with-retry.ts'
import { enhancementsOpened, openOver } from './open-over.ts'
import { takeKeys } from './remember-keys.ts'
import { rememberPresses } from './remember-presses.ts'
import { loginPlaceKey } from './store-place.ts'

/** Makes the visible page follow the address, and lets links move within the site. */
export function followPage(site: Site, scope: Scope): void {
  const request = scopeBind(pageRequested, { scope })
  const show = () => request(scope.getState(site.$page))
  createWatch({ unit: site.$page, scope, fn: show })
  keepTitle(scope)
  // Calls back once the page is open. While it is out of reach, the previous one keeps its place.
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
  interceptLinks(document, {
    isDocumentSooner,
    move: href => {
      allSettled(navigated, { scope, params: { href } })
    },
    onceShown: show => {
      awaited = show
      if (scope.getState($coming) === null) settle()
    },
    open: link => openOver(site, scope, link),
  })
}

/** Starts what a hydrated page does for its visitor. */
export function serveVisitor(site: Site, scope: Scope): void {
  openEnhancements(site, scope)
  addEventListener(
    'online',
    scopeBind(() => networkRestored(), { scope }),
  )
  // Regions that the page has not drawn yet are likely to follow.
  firstInteraction()
    .then(() => loadDeferredRegions())
    .catch(() => {})
  document.documentElement.dataset.ready = ''
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

/**
 * Opens the device's storage. Browsers that forbid it throw when it is accessed; values then live as long as
 * the page.
 */
export function openDevice(scope: Scope): void {
  const hear = scopeBind(textChangedElsewhere, { scope })
  try {
    allSettled(deviceOpened, { scope, params: localStorage satisfies DeviceStorage })
    addEventListener('storage', ({ key, newValue }) => hear({ key, text: newValue }))
    // Back may show this page as it was left, and other pages have stored something since.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) for (const key in localStorage) hear({ key, text: localStorage.getItem(key) })
    })
    // Back from the login, its pending action goes on without another interaction. So do alerts that the device stores,
    // wishes and presses of hearts that fill the hearts, and payment terms that change every price.
    if (
      loginPlaceKey in sessionStorage ||
      localStorage.getItem('jeoul.news-awaited') === 'true' ||
      localStorage.getItem('jeoul.wish')?.includes('{') ||
      localStorage.getItem('jeoul.hearts')?.includes('{') ||
      localStorage.getItem('jeoul.payment-terms')
    ) {
      interactionSeen()
    }
  } catch {
    // Nothing is persisted.
  }
}

/** Not awaited: the page works without enhancements. They handle what was pressed before they loaded. */
async function openEnhancements(site: Site, scope: Scope): Promise<void> {
  const pressed = rememberPresses()
  await firstInteraction()
  const enhancements = await loadWithRetry(site.loadEnhancements)
  enhancementsOpened(scope, enhancements)
  enhancements.open({ site, scope, pressed: pressed(), keys: takeKeys() })
}
