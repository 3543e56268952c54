import { createBrowserHistory, historyOpened, navigated } from '@jeoul/router'
import { afterPaint } from '@jeoul/ssr'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const row = (name: string) => `<li><a href="/item/7" tabindex="-1"></a><a href="/item/7">${name}</a></li>`
const list = `<a href="/list/111213?sort=low">낮은가격순</a><ol>${row('광고')}${row('카드')}</ol>`

const draw = (html: string) => {
  const main = document.querySelector('main')
  if (main) main.innerHTML = html
}
const focused = () => document.activeElement?.textContent
/** Time enough for what is looked at after each paint. */
const paint = async () => {
  for (let frame = 0; frame < 3; frame += 1) await afterPaint()
}

/**
 * Opens a list, presses something on it, follows the link to a product, and returns to the list, whose page the browser
 * has not drawn yet.
 *
 * @param press what the shopper does with the link before the product is shown
 */
async function followAndReturn(
  selector: string,
  press: (link?: HTMLElement) => unknown = link => link?.click(),
) {
  history.replaceState(null, '', '/list/111213')
  const scope = fork()
  await allSettled(historyOpened, { scope, params: createBrowserHistory() })
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
  draw(list)
  keepFocus(document, scope)
  const follow = (event: MouseEvent) => {
    if (!event.ctrlKey) event.preventDefault()
  }
  document.addEventListener('click', follow, { once: true })
  press(document.querySelector<HTMLElement>(selector) ?? undefined)
  await allSettled(navigated, { scope, params: { href: '/item/7' } })
  draw('<button>찜</button>')
  document.querySelector('main')?.focus()
  return async () => {
    history.back()
    await vi.waitFor(() => expect(location.pathname).toBe('/list/111213'))
  }
}

test('regression: after Back the keyboard started at the top of the list', async () => {
  const goBack = await followAndReturn('a[href="/item/7"]')
  await goBack()
  draw(list)
  await vi.waitFor(() => expect(focused()).toBe('광고'))
})

test.each(['li:last-child a:first-child', 'li:last-child a:last-child'])(
  'regression: after Back from a product the focus was on its ad instead of its row (%s)',
  async pressed => {
    const goBack = await followAndReturn(pressed)
    await goBack()
    draw(list)
    await vi.waitFor(() => expect(focused()).toBe('카드'))
  },
)

test('regression: after Back the focus was lost with what had it on the page before', async () => {
  const goBack = await followAndReturn('a[href="/item/7"]')
  document.querySelector('button')?.focus()
  await goBack()
  await paint()
  draw(list)
  await vi.waitFor(() => expect(focused()).toBe('광고'))
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
  const goBack = await followAndReturn('a[href="/item/7"]')
  await goBack()
  draw(list)
  document.querySelector('a')?.focus()
  await paint()
  expect(focused()).toBe('낮은가격순')
})

test('regression: a link that was opened in another tab was taken for the one that was followed', async () => {
  const goBack = await followAndReturn('a[href="/item/7"]', link =>
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })),
  )
  await goBack()
  draw(list)
  await paint()
  expect(focused()).not.toBe('광고')
})
