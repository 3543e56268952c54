import { request } from 'node:http'
import { json } from 'node:stream/consumers'

/** Sends a request with any headers, including those that fetch forbids. */
export function askAs(
  url: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<{ readonly status: number | undefined; readonly body: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, async response => {
      resolve({ status: response.statusCode, body: await json(response).catch(() => null) })
    })
    sent.once('error', reject)
    sent.end()
  })
}
