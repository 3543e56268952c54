import { isIPv4 } from 'node:net'
import {
  type Choice,
  type ClockSetting,
  defaultClock,
  type Latency,
  parseChoices,
  parseInstant,
  parseLatency,
  ScenarioError,
} from '@jeoul/mock'
import { InvalidArgumentError } from 'commander'
import { limits } from './limits.ts'

/** Parsers of option values. Their errors are shown to the user as one line. */

export function integerIn(min: number, max: number): (text: string) => number {
  return text => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= min && number <= max) return number
    throw new InvalidArgumentError(`Expected a whole number from ${min} to ${max}.`)
  }
}

export const port = integerIn(...limits.port)

const dayMs = 86_400_000

/** Days since the catalogue's today. `today` is the real day in Seoul, or the nearest day that there are prices for. */
export function days(text: string): number {
  const [min, max] = limits.days
  if (text !== 'today') return integerIn(min, max)(text)
  return Math.min(Math.max(Math.floor((Date.now() - defaultClock.now) / dayMs), min), max)
}

export function latency(text: string): Latency {
  const parsed = parseLatency(text)
  if (parsed) return parsed
  throw new InvalidArgumentError('Expected milliseconds, as in 200 or 100-300.')
}

export function clock(text: string): ClockSetting {
  const now = parseInstant(text)
  if (now !== undefined) return { ...defaultClock, now }
  throw new InvalidArgumentError('Expected a time with its offset, as in 2026-09-01T10:00:00+09:00.')
}

/** Names separated by commas. The option may be repeated. */
export function scenarioList(text: string, before: readonly Choice[] = []): readonly Choice[] {
  try {
    return [...before, ...parseChoices(text)]
  } catch (error) {
    if (error instanceof ScenarioError) throw new InvalidArgumentError(`${error.message}.`)
    throw error
  }
}

/** The address of one interface; the address of all of them is refused, so that nobody opens them by mistake. */
export function hostAddress(text: string): string {
  if (isIPv4(text) && text !== '0.0.0.0') return text
  throw new InvalidArgumentError('Expected an address of this machine, as in 192.168.0.5.')
}

/** The base URL of a host, possibly with a path, without a trailing slash. */
export function hostUrl(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') {
    return url.origin + url.pathname.replace(/\/+$/, '')
  }
  throw new InvalidArgumentError('Expected a URL, as in https://api.shop.example.')
}

/** The origin of a site, as browsers send it. */
export function origin(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && /^[^/]*\/\/[^/]+\/?$/.test(text)) return url.origin
  throw new InvalidArgumentError('Expected the origin of a site, as in http://localhost:5173.')
}

/** Origins that browsers may call the hosts from. The option may be repeated. */
export function originList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, origin(text)]
}

/** The origin of a mock's main host, without a trailing slash. */
export function mockUrl(text: string): string {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new InvalidArgumentError('Expected a URL, as in http://localhost:4010.')
}
