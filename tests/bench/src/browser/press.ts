import { setTimeout } from 'node:timers/promises'
import { type Browser, devices, type Page } from '@playwright/test'

/** Milliseconds between the document's load and a press. */
const restBeforePress = 3000

/** The first thing that a visitor presses. */
export interface Press {
  readonly name: string
  readonly act: (page: Page) => Promise<unknown>
  /** Selects what answers it: it matches nothing, or less, before. */
  readonly answer: string
}

const inMain = (page: Page, role: 'button' | 'checkbox', name: RegExp) =>
  page.getByRole('main').getByRole(role, { name }).first()

const header: Press = {
  name: 'search',
  act: page => page.getByRole('banner').getByRole('link', { name: '검색' }).tap(),
  answer: 'dialog[open], [role=dialog]',
}

export const pressesOfList: readonly Press[] = [
  { name: 'heart', act: page => inMain(page, 'button', /찜$/).tap(), answer: '[aria-pressed=true]' },
  {
    name: 'sort order',
    act: page => page.getByRole('combobox', { name: '정렬' }).selectOption('낮은가격순'),
    answer: '#products [aria-busy=true]',
  },
  header,
]

export const pressesOfProduct: readonly Press[] = [
  {
    name: '비교',
    act: page => inMain(page, 'checkbox', /비교$/).tap(),
    answer: '[aria-label="비교할 상품"]',
  },
  {
    name: 'order of malls',
    act: page => page.getByRole('link', { name: '카드가순', exact: true }).tap(),
    answer: 'a[href$="tab=card"][aria-current]',
  },
  header,
]

/** Measures how long a press takes to be answered, on a phone and line that are not slowed down. */
export async function press(browser: Browser, address: string, { act, answer }: Press): Promise<number> {
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    const phone = await context.newPage()
    await phone.goto(address, { waitUntil: 'load' })
    await setTimeout(restBeforePress)
    await phone.evaluate(watchAnswer, answer)
    await act(phone)
    return await phone.evaluate(async () => Number(await Reflect.get(window, 'answered')))
  } finally {
    await context.close()
  }
}

/** Resolves with the time from the next press until the frame after its answer. Runs in the page. */
function watchAnswer(answer: string): void {
  const before = document.querySelectorAll(answer).length
  const answered = new Promise<number>(resolve => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        if (document.querySelectorAll(answer).length <= before) requestAnimationFrame(look)
        else requestAnimationFrame(() => resolve(performance.now() - timeStamp))
      }
      look()
    }
    for (const type of ['pointerup', 'change']) addEventListener(type, begin, { capture: true, once: true })
  })
  Reflect.set(window, 'answered', answered)
}
