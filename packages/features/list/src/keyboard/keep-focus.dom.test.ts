import { createBrowserHistory, historyOpened, navigated } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const list =
  '<a href="/list/111213?sort=low">낮은가격순</a><a href="/item/7" tabindex="-1"></a><a href="/item/7">카드</a>'

/** Opens a list, follows a link to a product, and returns to the list, whose page the browser draws anew. */
async function followAndReturn(press: string) {
  history.replaceState(null, '', '/list/111213')
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createBrowserHistory() })
  document.body.innerHTML = `<main id="main" tabindex="-1">${list}</main>`
  keepFocus(document, scope)
  document.addEventListener('click', event => event.preventDefault(), { once: true })
  document.querySelector<HTMLElement>(press)?.click()
  await allSettled(navigated, { scope, params: { href: '/item/7' } })
  const main = document.getElementById('main')
  if (main) main.innerHTML = ''
  main?.focus()
  history.back()
  await vi.waitFor(() => expect(location.pathname).toBe('/list/111213'))
  if (main) main.innerHTML = list
}

test('regression: after Back the keyboard started at the top of the list', async () => {
  await followAndReturn('a[href="/item/7"]')
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('카드'))
})

test.each([
  ['followed within the page', true, 'products'],
  ['opened in a new tab', false, '2'],
])(
  'regression: the focus stayed at a page link, below the list that it showed: %s',
  (_, isFollowed, focused) => {
    document.body.innerHTML =
      '<section id="products"></section><p data-scrolls-to="products"><a href="?page=2" id="2">2</a></p>'
    const follow = (event: Event) => isFollowed && event.preventDefault()
    document.addEventListener('click', follow, { capture: true, once: true })
    keepFocus(document, fork())
    document.getElementById('2')?.focus()
    document.getElementById('2')?.click()
    expect(document.activeElement?.id).toBe(focused)
  },
)

test('a focus that the shopper has moved meanwhile stays', async () => {
  await followAndReturn('a[href="/item/7"]')
  document.querySelector('a')?.focus()
  // The focus is looked at after each paint.
  for (let frame = 0; frame < 3; frame += 1) await afterPaint()
  expect(document.activeElement?.textContent).toBe('낮은가격순')
})
