import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { answerEarlyPresses, pressedMark } from './early-presses.ts'
import { holdPress } from './hold-press.ts'

const isOnLine = vi.spyOn(navigator, 'onLine', 'get')
const retry = () => document.querySelector<HTMLElement>('[role=alert] button')

const stop = new AbortController()

beforeAll(() => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = function show() {
    this.hidden = false
  }
  HTMLElement.prototype.hidePopover = function hide() {
    this.hidden = true
  }
  answerEarlyPresses(stop)
})
afterAll(() => {
  stop.abort()
  vi.restoreAllMocks()
})

beforeEach(() => {
  isOnLine.mockReturnValue(false)
  const page = document.createElement('main')
  page.id = 'root'
  page.innerHTML = `
    <a id="login" href="https://login.test/?return=x">로그인</a>
    <a id="content" href="#main">본문으로</a>
    <a id="phone" href="tel:02-1234">전화</a>
    <a id="zzim" href="https://login.test/" data-replayed>찜</a>
    <button id="filter" type="button">필터</button>
    <label id="box">ASUS</label>
    <form action="https://shop.test/search"><button id="search">검색</button></form>`
  document.body.append(page)
})
afterEach(() => {
  delete document.documentElement.dataset.ready
  delete document.documentElement.dataset.enhanced
  document.querySelector('main')?.remove()
  dispatchEvent(new Event('online'))
  vi.unstubAllGlobals()
})

/** Presses, and tells whether the browser was kept from what it would have done. */
function press(id: string, init: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  return document.getElementById(id)?.dispatchEvent(click) === false
}
const isNoteShown = () => document.querySelector<HTMLElement>('[role=alert]')?.hidden === false
const isMarked = (id: string) => document.getElementById(id)?.hasAttribute(pressedMark)

/** How often a link is followed or a form sent from now on. */
function countFollowed() {
  const followed = vi.fn((event: Event) => event.preventDefault())
  for (const type of ['click', 'submit']) document.querySelector('main')?.addEventListener(type, followed)
  return followed
}

test('regression: the note lay over the retry button of a failed page', () => {
  const marginOf = () => document.querySelector<HTMLElement>('body > [role=alert]')?.style.margin
  press('search')
  expect(marginOf()).not.toBe('64px auto auto')
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div role="alert"></div>')
  press('search')
  expect(marginOf()).toBe('64px auto auto')
})

describe('without a network', () => {
  test('a link out of the page is held with a message, and followed once the network is back', () => {
    expect(press('login')).toBe(true)
    expect(isNoteShown()).toBe(true)
    const followed = countFollowed()
    isOnLine.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(isNoteShown()).toBe(false)
    expect(followed).toHaveBeenCalledOnce()
    dispatchEvent(new Event('online'))
    expect(followed).toHaveBeenCalledOnce()
  })

  test('regression: a link to a new tab was blocked as a pop-up once the network was back', () => {
    document.getElementById('login')?.setAttribute('target', '_blank')
    press('login')
    const clicked = countFollowed()
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    dispatchEvent(new Event('online'))
    expect(clicked).not.toHaveBeenCalled()
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://login.test/?return=x')
  })

  test('a form is held with a message', () => {
    const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    expect(document.querySelector('form')?.dispatchEvent(sent)).toBe(false)
    expect(isNoteShown()).toBe(true)
  })

  test('another press replaces the held one', () => {
    press('login')
    press('content')
    expect(isNoteShown()).toBe(false)
    const followed = countFollowed()
    dispatchEvent(new Event('online'))
    expect(followed).not.toHaveBeenCalled()
  })

  test.each([
    ['a place on the page', 'content'],
    ['an address that is not http', 'phone'],
  ])('%s is not held', (_, id) => {
    expect(press(id)).toBe(false)
    expect(isNoteShown()).toBe(false)
  })

  test('a new tab is left to the browser', () => {
    expect(press('login', { ctrlKey: true })).toBe(false)
  })

  test('a press that a script has handled is left alone', () => {
    document.getElementById('login')?.addEventListener('click', event => event.preventDefault())
    press('login')
    expect(isNoteShown()).toBe(false)
  })

  test.each([
    ['https://shop.test', '/list/11', false],
    ['https://shop.test', '/link/7/3', true],
    ['https://login.test', '/', true],
  ])('with a service worker, whether a link to %s%s is held: %j', (origin, path, isHeld) => {
    vi.stubGlobal('location', { origin: 'https://shop.test', pathname: '/', search: '' })
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } })
    document.getElementById('login')?.setAttribute('href', origin + path)
    expect(press('login')).toBe(isHeld)
  })

  test('a button and a checkbox show the message until the page is ready', () => {
    press('filter')
    expect(isNoteShown()).toBe(true)
    dispatchEvent(new Event('online'))
    press('box')
    expect(isNoteShown()).toBe(true)
    dispatchEvent(new Event('online'))
    document.documentElement.dataset.ready = ''
    press('filter')
    expect(isNoteShown()).toBe(false)
  })

  describe('regression: a press that React stops, since its script was lost with the connection', () => {
    const stopPress = (event: Event) => event.stopPropagation()
    beforeEach(() => {
      document.documentElement.dataset.ready = ''
      document.querySelector('main')?.addEventListener('click', stopPress, true)
    })

    test('a link to a mall ended in the browser’s own error page, in a tab of its own', () => {
      document.getElementById('login')?.setAttribute('target', '_blank')
      expect(press('login')).toBe(true)
      expect(isNoteShown()).toBe(true)
    })

    test('a button showed no message', () => {
      press('filter')
      expect(isNoteShown()).toBe(true)
    })
  })

  test('regression: a heart showed no message while its script was lost with the connection', () => {
    document.documentElement.dataset.ready = ''
    const heart = document.getElementById('filter')
    if (heart) heart.dataset.act = 'wish'
    press('filter')
    expect(isNoteShown()).toBe(true)
    dispatchEvent(new Event('online'))
    document.documentElement.dataset.enhanced = ''
    press('filter')
    expect(isNoteShown()).toBe(false)
  })

  test('regression: a heart was lost if the page was left before its script had loaded', () => {
    localStorage.clear()
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<li data-item="7"><img src="data:,7" alt=""><h2><a href="/item/7">상품 7</a></h2><button id="row" type="button" data-act="wish">찜</button></li>
      <button id="own" type="button" data-act="wish" data-wish="8" data-name="상품 8" data-image="/8.webp" aria-pressed="true">찜</button>`,
    )
    for (const id of ['row', 'own']) press(id)
    document.documentElement.dataset.enhanced = ''
    press('row')
    expect(JSON.parse(localStorage.getItem('jeoul.hearts') ?? '')).toEqual([
      { itemId: '7', name: '상품 7', image: 'data:,7', isMine: false },
      { itemId: '8', name: '상품 8', image: '/8.webp', isMine: true },
    ])
  })

  test('regression: an ad’s click was never reported if the page was left before its script had loaded', () => {
    localStorage.clear()
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<li data-ad="sam006:7"><a id="ad" href="/item/7">상품</a><a id="variant" href="/item/8">벌크</a><a id="mall" href="/link/7/1">몰</a></li>`,
      )
    for (const id of ['ad', 'variant', 'mall', 'login']) press(id)
    expect(localStorage.getItem('jeoul.ads')).toBe('["sam006:7"]')
    document.documentElement.dataset.enhanced = ''
    press('ad')
    expect(localStorage.getItem('jeoul.ads')).toBe('["sam006:7"]')
  })

  test('regression: a heart and an alert whose models could not be loaded lost their presses', () => {
    const again = vi.fn()
    holdPress(again)
    expect(isNoteShown()).toBe(true)
    dispatchEvent(new Event('online'))
    expect(again).toHaveBeenCalledOnce()
    expect(isNoteShown()).toBe(false)
  })

  test('a held press makes way for another', () => {
    const again = vi.fn()
    holdPress(again)
    press('phone')
    expect(isNoteShown()).toBe(false)
    dispatchEvent(new Event('online'))
    expect(again).not.toHaveBeenCalled()
  })

  test('the retry checks the server, and follows the link if it answers', async () => {
    press('login')
    const followed = countFollowed()
    const ask = vi.fn<() => Promise<Response>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', ask.mockResolvedValueOnce(new Response()))
    retry()?.click()
    await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce())
    expect(isNoteShown()).toBe(true)
    retry()?.click()
    await vi.waitFor(() => expect(followed).toHaveBeenCalledOnce())
    expect(isNoteShown()).toBe(false)
  })

  test('regression: a script of the document that was lost with the connection was not loaded again', () => {
    const script = document.createElement('template')
    script.innerHTML = '<script type="text/plain" src="/assets/start.js" data-modules="/a.js"></script>'
    const lost = script.content.querySelector('script')
    if (!lost) throw new Error('there is no script')
    document.querySelector('main')?.append(lost)
    lost.dispatchEvent(new Event('error'))
    dispatchEvent(new Event('online'))
    const again = document.querySelector('main script')
    expect(again).not.toBe(lost)
    expect(again?.outerHTML).toBe(lost.outerHTML)
  })
})

describe('with a network', () => {
  beforeEach(() => void isOnLine.mockReturnValue(true))

  test('a link is followed without a message', () => {
    const isHeld = vi.fn<(isHeld: boolean) => void>()
    const look = (event: Event) => {
      isHeld(event.defaultPrevented)
      event.preventDefault()
    }
    addEventListener('click', look, { once: true })
    press('login')
    expect(isHeld).toHaveBeenCalledExactlyOnceWith(false)
    expect(isNoteShown()).toBe(false)
  })

  test('pressed buttons, and links with an action, are marked for the scripts; submit buttons are not', () => {
    press('filter')
    expect(isMarked('filter')).toBe(true)
    expect(press('zzim')).toBe(true)
    expect(isMarked('zzim')).toBe(true)
    press('search')
    expect(isMarked('search')).toBe(false)
  })
})
