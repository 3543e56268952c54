import { sitesOrigin } from '@jeoul/contract/runner'

/** Lets only pages of the site read an answer (CORS). */
export function allowSite(response: Response, origin: string | null): Response {
  const allowed = new Response(response.body, response)
  allowed.headers.append('Vary', 'Origin')
  if (origin !== sitesOrigin) return allowed
  allowed.headers.set('Access-Control-Allow-Origin', origin)
  allowed.headers.set('Access-Control-Allow-Credentials', 'true')
  return allowed
}

/** The answer to any preflight. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
      'Access-Control-Allow-Headers': 'Authorization,Content-Type',
    },
  })
}
