import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The browser that tests run in: the one named by CHROMIUM_PATH, Playwright's own, or the system's. Where there is
 * none, Playwright's download is tried first and Debian's package second.
 *
 * @returns path of its executable
 * @throws Error that says what to install
 */
export async function ensureChromium(): Promise<string> {
  return findChromium() ?? downloadChromium() ?? installChromium() ?? noChromium()
}

function findChromium(): string | null {
  const places = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ]
  return places.find(place => place !== undefined && existsSync(place)) ?? null
}

function downloadChromium(): string | null {
  return attempt('playwright', ['install', 'chromium', '--with-deps']) ? findChromium() : null
}

function installChromium(): string | null {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args]
    return attempt(program, rest)
  }
  return apt('update') && apt('install', '--yes', 'chromium', 'fonts-noto-cjk') ? findChromium() : null
}

function attempt(program: string, args: readonly string[]): boolean {
  console.log(`No Chromium yet: trying ${program} ${args.join(' ')}`)
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: 300_000 })
    return true
  } catch {
    return false
  }
}

function noChromium(): never {
  throw new Error('No Chromium could be installed. Install one and name it in CHROMIUM_PATH.')
}
