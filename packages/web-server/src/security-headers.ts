import type { ApiConfig } from '@jeoul/api'
import { secureHeaders } from 'hono/secure-headers'

/**
 * Scripts, styles and fonts from the site alone, data from the two hosts, pictures from wherever the malls keep them.
 *
 * @param isDevelopment lets the development server's client run its inline script and socket
 */
export function securityHeaders({ mainUrl, secondUrl }: ApiConfig, isDevelopment: boolean) {
  const hosts = [mainUrl, secondUrl]
  const inline = isDevelopment ? ["'unsafe-inline'"] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inline],
      styleSrc: ["'self'", ...inline],
      imgSrc: ["'self'", 'data:', 'https:', ...hosts],
      connectSrc: ["'self'", ...hosts, ...(isDevelopment ? ['ws:'] : [])],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
    crossOriginResourcePolicy: false,
    strictTransportSecurity: false,
  })
}
