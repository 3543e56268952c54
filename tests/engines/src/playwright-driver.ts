import { type Browser, chromium, type ElementHandle, firefox, type Page, webkit } from '@playwright/test'
import type { Driver, OpenDriver, Screen } from './driver.ts'
import type { SentStep } from './find-in-page.ts'

/** Generous, since a press is repeated after it, though the first one may have landed. */
const actionTimeout = 15_000

interface LaunchOptions {
  readonly executablePath: string | undefined
  readonly isDark: boolean
}

const launch = {
  chromium: ({ executablePath }: LaunchOptions) =>
    chromium.launch({
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // No requests leave the machine.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ],
      ...(executablePath && { executablePath }),
    }),
  firefox: ({ executablePath, isDark }: LaunchOptions) =>
    firefox.launch({
      // Playwright's own Firefox is patched; any other is driven by WebDriver BiDi, which sets no colour scheme.
      ...(executablePath && { channel: 'moz-firefox', executablePath }),
      firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1 },
    }),
  webkit: () => webkit.launch(),
}

/** Headless Chromium refuses to write to the clipboard without a permission; the others let a press write. */
const permissions = { chromium: ['clipboard-write'], firefox: [], webkit: [] }

/** Starts a browser that Playwright drives when its first tab is opened, another one for dark pages. */
export function startPlaywright(engine: keyof typeof launch, executablePath: string | undefined) {
  const browsers = new Map<boolean, Browser>()
  const openDriver: OpenDriver = async screen => {
    const { isDark } = screen
    const browser = browsers.get(isDark) ?? (await launch[engine]({ executablePath, isDark }))
    browsers.set(isDark, browser)
    return openTab(browser, screen, permissions[engine])
  }
  const close = async () => {
    for (const browser of browsers.values()) await browser.close()
  }
  return { openDriver, close }
}

async function openTab(browser: Browser, screen: Screen, granted: readonly string[]): Promise<Driver> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    colorScheme: screen.isDark ? 'dark' : 'light',
    permissions: [...granted],
  })
  const errors: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', thrown => errors.push(String(thrown.error())))
  let page = await context.newPage()
  page.setDefaultNavigationTimeout(60_000)

  const act = async (steps: readonly SentStep[], action: (element: ElementHandle) => Promise<unknown>) => {
    const element = await find(page, steps)
    if (!element) return false
    await action(element)
    return true
  }

  return {
    async open(address) {
      await page.goto(address)
    },
    async reload() {
      await page.reload()
    },
    async back() {
      await page.goBack()
    },
    address: async () => page.url(),
    run: (script, argument) => page.evaluate(`(${script})(${JSON.stringify(argument)})`),
    load: source => page.evaluate(source),
    click: steps => act(steps, element => element.click({ timeout: actionTimeout })),
    fill: (steps, text) =>
      act(steps, async element => {
        // Firefox sets a whole value by script, which React does not take for typing; a key is typed in every engine.
        await element.fill(`${text} `, { timeout: actionTimeout })
        await element.press('Backspace')
      }),
    select: (steps, value) => act(steps, element => element.selectOption(value, { timeout: actionTimeout })),
    upload: (steps, paths) => act(steps, element => element.setInputFiles([...paths])),
    press: key => page.keyboard.press(key),
    async turnToNewTab() {
      page = context.pages()[1] ?? (await context.waitForEvent('page'))
    },
    async picture() {
      await page.bringToFront()
      return page.screenshot()
    },
    errors: () => errors,
    close: () => context.close(),
  }
}

async function find(page: Page, steps: readonly SentStep[]): Promise<ElementHandle | null> {
  const found = await page.evaluateHandle(sent => window.findInPage?.(sent)[0] ?? null, steps)
  return found.asElement()
}
