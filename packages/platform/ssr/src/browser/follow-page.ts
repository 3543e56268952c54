import { loadClients } from '@jeoul/api'
import { type DeviceStorage, deviceOpened, textChangedElsewhere } from '@jeoul/device'
import { interceptLinks, navigated } from '@jeoul/router'
import { allSettled, createWatch, type Scope, scopeBind } from 'effector'
import type { Page } from '../define-page.ts'
import { headIn } from '../page-head.ts'
import { $shownPage, pageRequested } from '../page-view.tsx'
import type { Site } from '../site.ts'
import { firstSign } from './first-sign.ts'
import { loadStubbornly } from './load-stubbornly.ts'
import { extrasOpened, openOver } from './open-over.ts'
import { takeKeys } from './remember-keys.ts'
import { rememberPresses } from './remember-presses.ts'

/** From now on the page on screen follows the address, and links move within the site. */
export function followPage(site: Site, scope: Scope): void {
  createWatch({ unit: site.$page, scope, fn: scopeBind(pageRequested, { scope }) })
  keepTitle(scope)
  interceptLinks(document, {
    move: href => allSettled(navigated, { scope, params: { href } }),
    open: link => openOver(site, scope, link),
  })
}

/** What the page does for whoever is there, once it is theirs to use. */
export function serveVisitor(site: Site, scope: Scope): void {
  openExtras(site, scope)
  // Soon something will be asked.
  firstSign()
    .then(loadClients)
    .catch(() => {})
  document.documentElement.dataset.ready = ''
}

/** The title follows the page on screen, and whatever that page's head depends on. */
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
 * Reads what the device keeps. Where the browser forbids its storage, even naming it throws; values then live as long as
 * the page.
 */
export function openDevice(scope: Scope): void {
  const hear = scopeBind(textChangedElsewhere, { scope })
  try {
    allSettled(deviceOpened, { scope, params: localStorage satisfies DeviceStorage })
    addEventListener('storage', ({ key, newValue }) => hear({ key, text: newValue }))
  } catch {
    // Nothing is kept.
  }
}

/** Not awaited: the page is whole without them. What was pressed before they were there is theirs to do. */
async function openExtras(site: Site, scope: Scope): Promise<void> {
  const pressed = rememberPresses()
  await firstSign()
  const extras = await loadStubbornly(site.loadExtras)
  extrasOpened(scope, extras)
  extras.open({ site, scope, pressed: pressed(), keys: takeKeys() })
}
