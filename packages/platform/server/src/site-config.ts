import type { ApiConfig } from '@jeoul/api'
import type { Operator } from '@jeoul/page'
import { type Env, readChoice, readNumber, readSwitch, readUrl } from './read-env.ts'
import { readOperator } from './read-operator.ts'

const logLevels = ['debug', 'info', 'warn', 'error', 'silent']

/** The configuration of one site. Defaults suit the mock. */
export interface SiteConfig {
  readonly port: number
  /** The address to listen on. */
  readonly host: string
  /** The port of `/healthz`, `/readyz` and `/metrics`; null for none. */
  readonly operatorPort: number | null
  /** Processes that share the port. */
  readonly workers: number
  /** The maximum number of pages that one process renders at once; others get a 503. */
  readonly renderLimit: number
  /** Milliseconds for which an idle connection stays open: longer than a proxy in front of the site reuses it. */
  readonly keepAlive: number
  /** Milliseconds for which open requests are answered when the site is stopped. */
  readonly drainPatience: number
  /** The log level, as pino names it. */
  readonly logLevel: string
  readonly api: ApiConfig
  /** The maximum size of an answer of a host in bytes; the rest is cut off. */
  readonly answerLimit: number
  /** Milliseconds that all calls of one rendered page may take together. The browser repeats those that are late. */
  readonly renderBudget: number
  /** Milliseconds that a page waits for data it can do without, such as the logo. */
  readonly optionalBudget: number
  /** Milliseconds that answers to anonymous visitors are shared between requests: the hosts', and finished pages. */
  readonly sharedTtl: number
  /** Milliseconds for which the last good answer may stand in for a host that fails. */
  readonly staleTtl: number
  /** The maximum size of all cached anonymous pages, in bytes. */
  readonly cachedBytes: number
  /** The public scheme and host behind a proxy; null for those of the request. */
  readonly origin: string | null
  /** The other site's address, without a trailing slash. */
  readonly otherSite: string
  readonly loginUrl: string
  readonly logoutUrl: string
  /** The `Domain` that the login gives the cookie auth_token; null if it gives none. */
  readonly tokenDomain: string | null
  /** Whether phones and desktops are redirected to their own site. */
  readonly redirectsDevices: boolean
  /** Whether browsers keep pages for reading offline; if not, existing service workers are removed. */
  readonly keepsPages: boolean
  /** Who runs the site. */
  readonly operator: Operator
}

export interface SiteDefaults {
  readonly port: number
  readonly otherSite: string
  /** Shows a placeholder for each of the operator's lines that is not set. */
  readonly isDevelopment?: boolean
}

/**
 * Reads the configuration of a site from the environment.
 *
 * @throws Error naming the variable whose value is invalid
 */
export function readSiteConfig(env: Env, { isDevelopment = false, ...defaults }: SiteDefaults): SiteConfig {
  const mainUrl = readUrl(env, 'JEOUL_MAIN_API', 'http://localhost:4010')
  return {
    port: readNumber(env, 'PORT', defaults.port),
    host: env.JEOUL_HOST || '127.0.0.1',
    operatorPort: env.JEOUL_OPERATOR_PORT === undefined ? null : readNumber(env, 'JEOUL_OPERATOR_PORT', 0),
    workers: readNumber(env, 'JEOUL_WORKERS', 1),
    renderLimit: readNumber(env, 'JEOUL_RENDER_LIMIT', 50),
    keepAlive: readNumber(env, 'JEOUL_KEEP_ALIVE_MS', 65_000),
    drainPatience: readNumber(env, 'JEOUL_DRAIN_MS', 10_000),
    logLevel: readChoice(env, 'JEOUL_LOG_LEVEL', logLevels, 'warn'),
    api: {
      mainUrl,
      secondUrl: readUrl(env, 'JEOUL_SECOND_API', 'http://localhost:4020'),
      timeLimit: readNumber(env, 'JEOUL_CALL_LIMIT_MS', 8000),
    },
    answerLimit: readNumber(env, 'JEOUL_ANSWER_LIMIT_MB', 10) * 1_000_000,
    renderBudget: readNumber(env, 'JEOUL_RENDER_BUDGET_MS', 1500),
    optionalBudget: readNumber(env, 'JEOUL_OPTIONAL_BUDGET_MS', 500),
    sharedTtl: readNumber(env, 'JEOUL_SHARED_MS', 5000),
    staleTtl: readNumber(env, 'JEOUL_STALE_MS', 300_000),
    cachedBytes: readNumber(env, 'JEOUL_PAGE_CACHE_MB', 64) * 1_000_000,
    origin: env.JEOUL_ORIGIN === undefined ? null : readUrl(env, 'JEOUL_ORIGIN', ''),
    otherSite: readUrl(env, 'JEOUL_OTHER_SITE', defaults.otherSite),
    loginUrl: readUrl(env, 'JEOUL_LOGIN_URL', `${mainUrl}/__mock/login`),
    logoutUrl: readUrl(env, 'JEOUL_LOGOUT_URL', `${mainUrl}/__mock/logout`),
    tokenDomain: env.JEOUL_TOKEN_DOMAIN || null,
    redirectsDevices: readSwitch(env, 'JEOUL_DEVICE_REDIRECT'),
    keepsPages: readSwitch(env, 'JEOUL_OFFLINE'),
    operator: readOperator(env, isDevelopment ? '설정되지 않음' : ''),
  }
}
