// The script of the page that stands in for one that is neither kept nor within reach.
import { formatClock } from '@jeoul/format'
import { type SeenPage, seenPages } from './seen-pages.ts'

/** Opens the wanted page once the server answers, since browsers do not always send an online event. */
async function openOnceReached(): Promise<void> {
  const { href, hash } = location
  const isReached = await fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (!isReached) return
  if (!hash) return location.reload()
  // A reload restores the scroll position instead of going to the fragment, so an address with one is loaded anew, from
  // another address.
  history.replaceState(null, '', '?')
  location.replace(href)
}

function line({ href, title, about, kind, at }: SeenPage): HTMLElement {
  const link = element('a', title)
  link.href = href
  if (about) link.append(element('small', about))
  link.append(element('small', `${kind} · ${formatClock(at, Date.now())}에 본 내용`))
  const item = element('li')
  item.append(link)
  return item
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '') {
  return Object.assign(document.createElement(name), { textContent: text })
}

addEventListener('online', openOnceReached)
setInterval(openOnceReached, 4000)

const main = document.querySelector('main')
main?.append(Object.assign(element('a', '다시 시도'), { href: '' }))

const pages = await seenPages()
if (pages.length > 0) {
  const list = element('ul')
  list.append(...pages.map(line))
  main?.append(element('h2', '지금도 볼 수 있는 페이지'), list)
}
