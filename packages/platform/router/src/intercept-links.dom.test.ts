import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { interceptLinks } from './intercept-links.ts'

const move = vi.fn<(href: string) => void>()
const onceShown = vi.fn((settle: (isShown: boolean) => void) => settle(true))
let stop = () => {}

beforeEach(() => {
  history.replaceState(null, '', '/list/111213?page=2')
  vi.stubGlobal('scrollTo', vi.fn())
  stop = interceptLinks(document, { move, onceShown })
})
afterEach(() => {
  stop()
  move.mockReset()
  onceShown.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

/** Presses what is in `html` and has the id "press", and returns whether the press was taken from the browser. */
function press(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html
  let isTaken = false
  const look = (event: Event) => {
    isTaken = event.defaultPrevented
    // Whatever is left to the browser would load a page.
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  const pressed = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.getElementById('press')?.dispatchEvent(pressed)
  removeEventListener('click', look)
  return isTaken
}

const link = (href: string, attributes = '') => `<a id="press" href="${href}" ${attributes}>그래픽카드</a>`

describe('a plain press on a link to a page of the site', () => {
  test.each([
    ['/list/112753', '/list/112753'],
    ['/list/111213?page=3&maker=7', '/list/111213?page=3&maker=7'],
    ['?page=3', '/list/111213?page=3'],
    ['/', '/'],
    ['/item/7#offers', '/item/7#offers'],
    ['http://localhost:3000/item/7', '/item/7'],
  ])('navigates to %s', (href, moved) => {
    expect(press(link(href))).toBe(true)
    expect(move.mock.calls).toEqual([[moved]])
  })

  test('moves the focus to the content of another page', () => {
    press(`<main id="main" tabindex="-1">${link('/item/7')}</main>`)
    expect(document.activeElement?.id).toBe('main')
  })

  test('regression: Back before the page was shown found the focus at the top of the list', () => {
    onceShown.mockImplementationOnce(settle => {
      history.replaceState(null, '', '/list/111213')
      settle(true)
    })
    press(`<main id="main" tabindex="-1">${link('/item/7')}</main>`)
    expect(document.activeElement).toBe(document.body)
  })

  test('leaves the focus where it is on the same page', () => {
    press(`<main id="main" tabindex="-1">${link('?page=3')}</main>`)
    expect(document.activeElement).toBe(document.body)
  })

  test('counts anywhere on the link', () => {
    expect(press('<a href="/item/7"><b><i id="press">7</i></b></a>')).toBe(true)
    expect(move).toHaveBeenCalledExactlyOnceWith('/item/7')
  })
})

test('a link that opens a dialog is left to its view', () => {
  expect(press(link('/search', 'aria-haspopup="dialog"'))).toBe(false)
  expect(move).not.toHaveBeenCalled()
})

describe('a link that leads back', () => {
  const back = () => {
    const went = vi.spyOn(history, 'back').mockReturnValue()
    expect(press(link('/', 'data-back'))).toBe(true)
    return went.mock.calls.length
  }

  test('leads to its address if the visitor came from another site', () => {
    expect(back()).toBe(0)
    expect(move).toHaveBeenCalledExactlyOnceWith('/')
  })

  test('leads back to the previous page', () => {
    press(link('/list/112753'))
    expect(back()).toBe(1)
    expect(move).toHaveBeenCalledExactlyOnceWith('/list/112753')
  })

  test.each([
    ['http://localhost:3000/list/1', 1],
    ['http://localhost:3000.evil.test/', 0],
  ])('leads back to a previous page that was loaded as a document: %s', (referrer, times) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    expect(back()).toBe(times)
  })
})

describe('the browser keeps', () => {
  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a press with %s', (_, init) => {
    expect(press(link('/item/7'), init)).toBe(false)
  })

  test.each([
    ['a link to a new tab', link('/item/7', 'target="_blank"')],
    ['a download', link('/item/7', 'download')],
    ['another site', link('https://mall.example/item/7')],
    ['the same path on the other site', link('http://m.localhost:3000/list/111213')],
    ['a page we don’t have', link('/terms')],
    ['a file', link('/favicon.svg')],
    ['a place on the same page', link('/list/111213?page=2#products')],
    ['a link that leads nowhere', '<a id="press" aria-disabled="true">10만원 미만</a>'],
    ['what is no link', '<button id="press" type="button">더보기</button>'],
    ['mail', link('mailto:help@jeoul.test')],
  ])('%s', (_, html) => {
    expect(press(html)).toBe(false)
    expect(move).not.toHaveBeenCalled()
  })
})

test('regression: the first press on a link loaded a page where its region was not hydrated yet', () => {
  document.body.addEventListener('click', event => event.stopPropagation(), { capture: true, once: true })
  press(link('/item/7'))
  expect(move.mock.calls).toEqual([['/item/7']])
})

describe('scrolling', () => {
  const products = '<section id="products"></section>'

  function scrolledTo(html: string): string[] {
    const places: string[] = []
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      places.push(this.id)
    })
    press(products + html)
    intoView.mockRestore()
    return places
  }

  /** A press on a product whose page is still to come. */
  function pressWaiting(html = link('/item/7')) {
    let settle = (_: boolean) => {}
    onceShown.mockImplementationOnce(settled => {
      settle = settled
    })
    press(html)
    return (isShown = true) => settle(isShown)
  }

  test('the next page starts at its top', () => {
    expect(scrolledTo(link('/list/112753', 'data-scrolls-to="products"'))).toEqual([])
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test('regression: a list went to its top while the product pressed on it was still coming', () => {
    const show = pressWaiting()
    expect(scrollTo).not.toHaveBeenCalled()
    show()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test.each([
    ['the card around its link', `<ul><li>${link('/item/7')}</li></ul>`, 'LI'],
    ['the link, where nothing is around it', link('/item/7'), 'A'],
  ])('regression: a press had no visible effect until its page was loaded: %s', (_, html, marked) => {
    const show = pressWaiting(html)
    const followed = () => Array.from(document.querySelectorAll('[data-followed]'), ({ tagName }) => tagName)
    expect(followed()).toEqual([marked])
    show()
    expect(followed()).toEqual([])
  })

  test('regression: what was pressed looked as if it were still loading while its page was out of reach', () => {
    const settle = pressWaiting()
    settle(false)
    expect(document.querySelector('[data-followed]')).toBeNull()
    expect(scrollTo).not.toHaveBeenCalled()
    settle()
    expect(document.querySelector('[data-followed]')).toBeNull()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0)
  })

  test('going back before the next page is shown does not scroll', () => {
    const show = pressWaiting()
    history.replaceState(null, '', '/list/111213')
    show()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('another choice on the same page does not scroll', () => {
    expect(scrolledTo(link('/list/111213?sort=low'))).toEqual([])
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test.each([
    ['the link itself', link('/list/111213?page=3', 'data-scrolls-to="products"')],
    ['what is around it', `<nav data-scrolls-to="products">${link('/list/111213?page=3')}</nav>`],
  ])('on the same page %s names what to scroll to', (_, html) => {
    expect(scrolledTo(html)).toEqual(['products'])
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('regression: the focus stayed at a page link, below the list that it showed', () => {
    scrolledTo(link('/list/111213?page=3', 'data-scrolls-to="products"'))
    expect(document.activeElement?.id).toBe('products')
  })

  test('a missing target is ignored', () => {
    press(link('/list/111213?page=3', 'data-scrolls-to="gone"'))
    expect(move).toHaveBeenCalledTimes(1)
  })
})

test('after stopping, links are left to the browser', () => {
  stop()
  expect(press(link('/item/7'))).toBe(false)
  expect(move).not.toHaveBeenCalled()
})

describe('"Product detail page, with a popup variant"', () => {
  test('opens in a window of its own', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window)
    expect(press(link('/item/7?popup=1', 'target="_blank"'))).toBe(true)
    expect(open.mock.calls).toEqual([
      ['http://localhost:3000/item/7?popup=1', 'jeoul-product', expect.stringContaining('popup')],
    ])
    expect(move).not.toHaveBeenCalled()
  })

  test('opens as its link does where the browser allows no window', () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    expect(press(link('/item/7?popup=1', 'target="_blank"'))).toBe(false)
  })

  test.each([
    ['/item/8', '/item/8?popup=1'],
    ['/item/8?tab=card#offers', '/item/8?tab=card&popup=1#offers'],
    ['?tab=card&popup=1', '/item/7?tab=card&popup=1'],
  ])('keeps the link to %s in it', (href, moved) => {
    history.replaceState(null, '', '/item/7?popup=1')
    expect(press(link(href))).toBe(true)
    expect(move.mock.calls).toEqual([[moved]])
  })

  test.each(['/list/111213', '/reviews/7', '/'])('opens %s beside it', href => {
    history.replaceState(null, '', '/item/7?popup=1')
    expect(press(link(href))).toBe(false)
    expect(document.querySelector('a')?.target).toBe('_blank')
    expect(move).not.toHaveBeenCalled()
  })
})
