import type { ApiConfig } from '@jeoul/api'

interface SecurityOptions {
  /** Lets the development server's client run its inline script, styles and socket. */
  readonly isDevelopment: boolean
  /** Hash of the style element that the document carries. */
  readonly style?: string | undefined
}

/**
 * Scripts, styles and fonts from the site alone, data from the two hosts, pictures and videos from wherever the malls keep
 * them.
 */
export function securityHeaders(
  { mainUrl, secondUrl }: ApiConfig,
  { isDevelopment, style }: SecurityOptions,
) {
  const hosts = `${mainUrl} ${secondUrl}`
  const inline = isDevelopment ? " 'unsafe-inline'" : ''
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self'${inline}`,
      `style-src 'self'${inline}${style === undefined ? '' : ` ${style}`}`,
      `img-src 'self' data: blob: https: ${hosts}`,
      `media-src 'self' blob: https: ${hosts}`,
      `connect-src 'self' ${hosts}${isDevelopment ? ' ws:' : ''}`,
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
