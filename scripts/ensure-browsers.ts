import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from '@playwright/test'

/** One of the engines that the tests run in. */
interface Engine {
  readonly name: string
  /** The variable that names its executable, to this script and to the tests. */
  readonly variable: string
  /** Playwright's own browser, and its name for `playwright install`. */
  readonly own: { executablePath(): string }
  readonly ownName: string
  /** Where distributions install browsers, the fastest first. */
  readonly places: readonly string[]
  /** Programs that such a browser is driven by. */
  readonly drivers?: readonly string[]
  /** Debian's packages. */
  readonly packages: readonly string[]
}

const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    own: chromium,
    ownName: 'chromium',
    // The headless shell takes half the time of the whole Chromium.
    places: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'],
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
  },
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    own: firefox,
    ownName: 'firefox',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr', 'fonts-noto-cjk'],
  },
  {
    name: 'WebKit',
    variable: 'MINIBROWSER_PATH',
    own: webkit,
    ownName: 'webkit',
    // Its own small browser, which WebKitWebDriver drives.
    places: ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
    drivers: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'],
  },
]

/**
 * Finds a browser of every engine, or installs one; tells the tests of it by its variable, and says in one line which there
 * are. Without Firefox or WebKit their journeys are left out, except in CI.
 *
 * @throws Error that says what to install
 */
export function ensureBrowsers(): void {
  const found = engines.map(engine => ({ engine, place: findOrInstall(engine) }))
  const missing = found.filter(({ place }) => place === undefined).map(({ engine }) => engine)
  for (const { engine, place } of found) if (place && place !== 'own') process.env[engine.variable] = place
  const used = found.flatMap(({ engine, place }) =>
    place === undefined ? [] : [`${engine.name} (${place === 'own' ? "Playwright's own" : place})`],
  )
  const lacking = missing.map(({ name, variable }) => `no ${name}: install it and name it in ${variable}`)
  console.log(`Engines: ${[...used, ...lacking].join(', ')}`)
  if (missing.some(({ name }) => name === 'Chromium') || (process.env.CI === 'true' && missing.length > 0)) {
    throw new Error(`The tests lack a browser: ${lacking.join(', ')}.`)
  }
}

/**
 * @returns its path; 'own' for Playwright's, which Playwright finds itself; undefined if there is none
 * @throws Error if its variable names no file
 */
function findOrInstall(engine: Engine): string | undefined {
  const chosen = process.env[engine.variable]
  if (chosen && !existsSync(chosen))
    throw new Error(`${engine.variable} names no file: ${chosen}. Name a ${engine.name}, or unset it.`)
  if (chosen) return chosen
  const hasOwn = () => existsSync(engine.own.executablePath())
  const there = () =>
    (engine.drivers ?? []).every(driver => existsSync(driver))
      ? engine.places.find(place => existsSync(place))
      : undefined
  if (hasOwn()) return 'own'
  if (there()) return there()
  if (attempt('playwright', ['install', engine.ownName, '--with-deps']) && hasOwn()) return 'own'
  if (apt('update')) apt('install', '--yes', ...engine.packages)
  return there()
}

function apt(...args: string[]): boolean {
  const [program = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args]
  return attempt(program, rest)
}

function attempt(program: string, args: readonly string[]): boolean {
  console.log(`Installing a browser: ${program} ${args.join(' ')}`)
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(program, args, { stdio: 'ignore', timeout: 300_000, env })
    return true
  } catch {
    return false
  }
}
