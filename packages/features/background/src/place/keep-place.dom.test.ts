import { createBrowserHistory, historyOpened, navigate } from '@jeoul/router'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { keepPlace } from './keep-place.ts'
import { afterPaint } from './return-to-link.ts'

const row = (name: string) => `<li><a href="/item/7" tabindex="-1"></a><a href="/item/7">${name}</a></li>`
const list = `<a href="/list/111213?sort=low">낮은가격순</a><ol>${row('광고')}${row('카드')}</ol>`

afterEach(() => vi.restoreAllMocks())

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
  keepPlace(document, scope)
  const follow = (event: MouseEvent) => {
    if (!event.ctrlKey) event.preventDefault()
  }
  document.addEventListener('click', follow, { once: true })
  press(document.querySelector<HTMLElement>(selector) ?? undefined)
  await allSettled(navigate, { scope, params: { href: '/item/7' } })
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

/** The name of the last row. */
const name = 'li:last-child a:last-child'

/** All links to the product are at these heights on the screen, from the first one on. */
function placeLinks(...tops: number[]) {
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const links = [...document.querySelectorAll(`a[href="${this.getAttribute('href')}"]`)]
    return new DOMRect(0, tops[links.indexOf(this)] ?? 0)
  })
  return vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
}

test('regression: Back from a product to another one stopped thousands of pixels above the link', async () => {
  placeLinks(0, 0, 0, 230)
  await (await followAndReturn(name))()
  draw(list)
  const scrolled = placeLinks(0, 0, 0, 5170)
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 4940, behavior: 'instant' }))
})

test.each([
  ['regression: in Firefox, a scroll that was told after the press lost the place', 230, 1],
  ['a page that was scrolled after the press keeps its own place', 530, 0],
])('%s', async (_, topAfterScroll, times) => {
  placeLinks(0, 0, 0, 230)
  const goBack = await followAndReturn(name, link => {
    link?.click()
    placeLinks(0, 0, 0, topAfterScroll)
    dispatchEvent(new Event('scroll'))
  })
  await goBack()
  draw(list)
  const scrolled = placeLinks(0, 0, 0, 5170)
  await vi.waitFor(() => expect(focused()).toBe('카드'))
  await paint()
  expect(scrolled.mock.calls.slice(0, 1)).toEqual(Array(times).fill([{ top: 4940, behavior: 'instant' }]))
})

const seen = '<section aria-label="최근 본 상품"><a href="/item/7">최근 본 상품</a></section>'

test.each([
  ['above', seen + list, [0, 0, 0, 0, 504]],
  ['below', list + seen, [0, 0, 0, 504, 0]],
])('regression: on Back, what had been seen meanwhile was taken for the link: %s', async (_, html, tops) => {
  placeLinks(0, 0, 0, 230)
  await (await followAndReturn(name))()
  draw(html)
  const scrolled = placeLinks(...tops)
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 274, behavior: 'instant' }))
  expect(focused()).toBe('카드')
})

test('an ad that is gone gives its place to the row of its product', async () => {
  const goBack = await followAndReturn('a[href="/item/7"]')
  await goBack()
  draw('<section aria-label="상품 목록"><a href="/item/7">카드</a></section>')
  await vi.waitFor(() => expect(focused()).toBe('카드'), { timeout: 5000 })
})

test('regression: for a link that stays on the screen, the page scrolled to its end', async () => {
  placeLinks(0, 0, 0, 700)
  const goBack = await followAndReturn(name, link => {
    if (link?.parentElement) link.parentElement.style.position = 'sticky'
    link?.click()
  })
  await goBack()
  draw(list)
  const scrolled = placeLinks(0, 0, 0, 330)
  await vi.waitFor(() => expect(focused()).toBe('카드'))
  await paint()
  expect(scrolled).not.toHaveBeenCalled()
})

test('regression: a second Back no longer knew the place', async () => {
  placeLinks(0, 0, 0, 230)
  const goBack = await followAndReturn(name)
  await goBack()
  draw(list)
  placeLinks(0, 0, 0, 5170)
  await vi.waitFor(() => expect(focused()).toBe('카드'))
  // What the browser and this module have scrolled.
  dispatchEvent(new Event('scroll'))
  history.forward()
  await vi.waitFor(() => expect(location.pathname).toBe('/item/7'))
  draw('')
  document.querySelector('main')?.focus()
  await goBack()
  draw(list)
  const scrolled = placeLinks(0, 0, 0, 5170)
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled())
})

test.each(['wheel', 'touchstart'])('a shopper who has scrolled by %s is not brought back', async type => {
  placeLinks(0, 0, 0, 230)
  await (await followAndReturn(name))()
  const scrolled = placeLinks(0, 0, 0, 5170)
  window.dispatchEvent(new Event(type))
  draw(list)
  await paint()
  expect(scrolled).not.toHaveBeenCalled()
})

test('a page that keeps its own place is not scrolled', async () => {
  placeLinks(0, 0, 0, 230)
  vi.spyOn(history, 'scrollRestoration', 'get').mockReturnValue('manual')
  await (await followAndReturn(name))()
  draw(list)
  const scrolled = placeLinks(0, 0, 0, 5170)
  await vi.waitFor(() => expect(focused()).toBe('카드'))
  expect(scrolled).not.toHaveBeenCalled()
})
