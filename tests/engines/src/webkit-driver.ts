import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { Select } from 'selenium-webdriver/lib/select.js'
import { freePorts } from '../../e2e/src/free-ports.ts'
import type { Driver, OpenDriver, Screen } from './driver.ts'
import type { SentStep } from './find-in-page.ts'

/** A window of GTK is otherwise at least 447 px wide. */
const gtkStyle = '* { min-width: 0; padding: 0; margin: 0; }'

/** Starts what WebKitGTK needs: a display without a screen. Each tab gets a browser of its own. */
export async function startWebKit(miniBrowser: string) {
  const { display, process: server } = await startDisplay()
  const settings = await mkdtemp(path.join(tmpdir(), 'jeoul-webkit-'))
  await mkdir(path.join(settings, 'gtk-3.0'))
  await writeFile(path.join(settings, 'gtk-3.0/gtk.css'), gtkStyle)
  const services: ChildProcess[] = []
  const openDriver: OpenDriver = screen => openBrowser({ display, settings, miniBrowser, screen, services })
  return {
    openDriver,
    async close() {
      // A test that ran out of time has not closed its browser.
      for (const service of services) service.kill()
      server.kill()
      await rm(settings, { recursive: true, force: true })
    },
  }
}

async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of server.stdout) return { display: `:${String(line).trim()}`, process: server }
  throw new Error('Xvfb ended before it had a display. Run it by hand to see why.')
}

interface BrowserOptions {
  readonly display: string
  readonly settings: string
  readonly miniBrowser: string
  readonly screen: Screen
  /** The drivers' processes that were started. */
  readonly services: ChildProcess[]
}

async function openBrowser({
  display,
  settings,
  miniBrowser,
  screen,
  services,
}: BrowserOptions): Promise<Driver> {
  const [port = 0] = await freePorts(1)
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LC_ALL: 'C.UTF-8',
      TZ: 'Asia/Seoul',
      XDG_CONFIG_HOME: settings,
      GTK_THEME: screen.isDark ? 'Adwaita:dark' : 'Adwaita',
    },
  })
  services.push(service)
  const server = `http://127.0.0.1:${port}`
  await untilAnswers(`${server}/status`)
  const browser = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    .build()
  await fitWindow(browser, screen)

  const act = async (steps: readonly SentStep[], action: (element: WebElement) => Promise<unknown>) => {
    const element: WebElement | null = await browser.executeScript(
      'return window.findInPage(arguments[0])[0] ?? null',
      steps,
    )
    if (!element) return false
    await action(element)
    return true
  }

  return {
    open: address => browser.get(address),
    reload: () => browser.navigate().refresh(),
    back: () => browser.navigate().back(),
    address: () => browser.getCurrentUrl(),
    run: (script, argument) => browser.executeScript(`return (${script})(arguments[0])`, argument),
    load: source => browser.executeScript(`(function () { ${source} }).call(window)`),
    click: steps =>
      act(steps, async element => {
        const isReachable = await browser.executeScript(`return (${uncover})(arguments[0])`, element)
        if (!isReachable) throw new Error('It was scrolled to. Press it once the page stands still.')
        await element.click()
      }),
    fill: (steps, text) =>
      act(steps, async element => {
        await element.sendKeys(Key.chord(Key.CONTROL, 'a'), Key.BACK_SPACE)
        await element.sendKeys(text)
      }),
    select: (steps, value) => act(steps, element => new Select(element).selectByValue(value)),
    upload: (steps, paths) => act(steps, element => element.sendKeys(paths.join('\n'))),
    press: key =>
      browser
        .actions()
        .sendKeys(keys[key] ?? key)
        .perform(),
    async turnToNewTab() {
      const first = await browser.getWindowHandle()
      const others = async () => (await browser.getAllWindowHandles()).filter(handle => handle !== first)
      await browser.wait(async () => (await others()).length > 0, 30_000)
      const [opened = ''] = await others()
      await browser.switchTo().window(opened)
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    errors: () => [],
    async close() {
      await browser.quit().catch(() => {})
      service.kill()
    },
  }
}

const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
}

/**
 * Whether a press would reach an element; if not, scrolls it to the middle. WebKitWebDriver itself scrolls to the edge of the
 * window, where bars may cover it. Runs in the page.
 */
function uncover(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  if (above && element.contains(above)) return true
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // WebKit scrolls to no element whose row is not drawn yet (`content-visibility`).
  const middle = element.getBoundingClientRect().top + height / 2
  if (middle < 0 || middle > innerHeight) scrollBy({ top: middle - innerHeight / 2, behavior: 'instant' })
  return false
}

/** Makes the page as large as the screen: around it stand the window's bars. */
async function fitWindow(browser: WebDriver, { width, height }: Screen): Promise<void> {
  await browser.manage().window().setRect({ x: 0, y: 0, width, height })
  const [innerWidth, innerHeight]: [number, number] = await browser.executeScript(
    'return [innerWidth, innerHeight]',
  )
  const bars = { width: width - innerWidth, height: height - innerHeight }
  await browser
    .manage()
    .window()
    .setRect({ width: width + bars.width, height: height + bars.height })
}

async function untilAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return
    await setTimeout(50)
  }
  throw new Error(`WebKitWebDriver did not answer at ${address} within 10 s. Run it by hand to see why.`)
}
