import { cspReportPath } from './operation/browser-reports.ts'
import type { SiteConfig } from './site-config.ts'

interface SecurityOptions {
  /** Lets the development server's client run its inline script, styles and socket. */
  readonly isDevelopment: boolean
  /** Hashes of inline scripts. */
  readonly scripts?: readonly string[]
  /** Hashes of inline styles. */
  readonly styles?: readonly string[]
}

/**
 * Scripts, workers, styles and fonts may come only from the site, data also from the two hosts, pictures and videos
 * from anywhere, since malls host them. No text becomes markup or code, and addresses of scripts pass the one policy of
 * Trusted Types (`trustOwnScripts` of `@jeoul/ssr`).
 */
export function securityHeaders(
  { api, origin }: Pick<SiteConfig, 'api' | 'origin'>,
  { isDevelopment, scripts = [], styles = [] }: SecurityOptions,
): Readonly<Record<string, string>> {
  const hosts = `${api.mainUrl} ${api.secondUrl}`
  const inline = isDevelopment ? " 'unsafe-inline'" : ''
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      [`script-src 'self'${inline}`, ...scripts].join(' '),
      [`style-src 'self'${inline}`, ...styles].join(' '),
      `img-src 'self' data: blob: https: ${hosts}`,
      `media-src 'self' blob: https: ${hosts}`,
      `connect-src 'self' ${hosts}${isDevelopment ? ' ws:' : ''}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      // Vite's client writes markup.
      ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
      `report-uri ${cspReportPath}`,
    ].join('; '),
    // A popup of the site's own, or a mall's page, may keep its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(origin?.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}
