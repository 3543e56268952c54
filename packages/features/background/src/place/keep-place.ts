import { $entry } from '@jeoul/router'
import { $tabStorage } from '@jeoul/visitor/device'
import { createWatch, type Scope } from 'effector'
import { describeLink, type FollowedLink, readFollowedLink } from './followed-link.ts'
import { returnToLink } from './return-to-link.ts'

/**
 * Makes Back return to the link that was followed, as browsers do between documents: it focuses the link, and scrolls it to
 * where it was on the screen. The browser's own scrolling comes before the page is long enough. The tab's storage holds the
 * links, so that they survive a reload.
 */
export function keepPlace(document: Document, scope: Scope): void {
  const storage = scope.getState($tabStorage)
  const followed = new Map<string, FollowedLink>()
  const keyOf = (entry: string) => `followed.${entry}`
  const follow = (entry: string, link: FollowedLink) => {
    followed.set(entry, link)
    storage.write(keyOf(entry), JSON.stringify(link))
  }
  const forget = (entry: string) => {
    if (followed.delete(entry)) storage.write(keyOf(entry), '')
  }
  /** The link that was pressed last. */
  let pressed: Element | null = null
  /** The entry whose link is being returned to. */
  let returning = ''
  const remember = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (!link || !href || ctrlKey || metaKey || shiftKey) return
    pressed = link
    follow(scope.getState($entry), describeLink(link, href))
  }
  const forgetTop = () => {
    const entry = scope.getState($entry)
    const link = followed.get(entry)
    if (!link || link.top === null || returning === entry) return
    // Firefox may tell of a scroll only after the press that followed it.
    const isInPlace = pressed?.isConnected && Math.abs(pressed.getBoundingClientRect().top - link.top) < 1
    if (!isInPlace) follow(entry, { ...link, top: null })
  }
  const comeBack = async (entry: string) => {
    const link = followed.get(entry) ?? readFollowedLink(storage.read(keyOf(entry)))
    if (!link) return
    followed.set(entry, link)
    returning = entry
    await returnToLink(document, link, () => scope.getState($entry) === entry)
    if (returning === entry) returning = ''
  }
  // Before the document's listeners, which change the entry.
  addEventListener('click', remember, true)
  // The router left the link to the browser, which opens a tab, for example; or no link was pressed.
  addEventListener('click', ({ defaultPrevented }) => {
    if (!defaultPrevented) forget(scope.getState($entry))
  })
  addEventListener('scroll', forgetTop, { passive: true })
  createWatch({ unit: $entry, scope, fn: comeBack })
}
