import type { ApiConfig } from '@jeoul/api'

/**
 * Scripts, styles and fonts from the site alone, data from the two hosts, pictures and videos from wherever the malls keep
 * them.
 *
 * @param isDevelopment lets the development server's client run its inline script and socket
 */
export function securityHeaders({ mainUrl, secondUrl }: ApiConfig, isDevelopment: boolean) {
  const hosts = `${mainUrl} ${secondUrl}`
  const inline = isDevelopment ? " 'unsafe-inline'" : ''
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      `script-src 'self'${inline}`,
      `style-src 'self'${inline}`,
      `img-src 'self' data: https: ${hosts}`,
      `media-src 'self' https: ${hosts}`,
      `connect-src 'self' ${hosts}${isDevelopment ? ' ws:' : ''}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
