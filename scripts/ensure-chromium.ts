import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const debianShell = '/usr/bin/chromium-headless-shell'
const debianChromium = '/usr/bin/chromium'

/**
 * Finds a browser for tests, or installs one. Debian's headless shell is installed even if its Chromium is present,
 * because it takes half the time.
 *
 * @returns path of the executable; undefined for Playwright's own, which Playwright finds itself
 * @throws Error that says what to install
 */
export function ensureChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH ?? ''
  if (existsSync(chosen)) return chosen
  if (hasPlaywrightsOwn()) return undefined
  if (existsSync(debianShell)) return debianShell
  if (existsSync(debianChromium)) return installShell() ? debianShell : debianChromium
  if (existsSync('/usr/bin/google-chrome')) return '/usr/bin/google-chrome'
  if (attempt('playwright', ['install', 'chromium', '--with-deps']) && hasPlaywrightsOwn()) return undefined
  if (apt('update') && installShell()) return debianShell
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
}

/** Playwright installs its headless shell together with Chromium. */
function hasPlaywrightsOwn(): boolean {
  return existsSync(chromium.executablePath())
}

/** Installs Debian's package; returns false if the distribution has none. */
function installShell(): boolean {
  const isInstalled = apt('install', '--yes', 'chromium-headless-shell', 'fonts-noto-cjk')
  return isInstalled && existsSync(debianShell)
}

function apt(...args: string[]): boolean {
  const [program = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', ...args]
  return attempt(program, rest)
}

function attempt(program: string, args: readonly string[]): boolean {
  console.log(`Installing a headless Chromium: ${program} ${args.join(' ')}`)
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 300_000 })
    return true
  } catch {
    return false
  }
}
