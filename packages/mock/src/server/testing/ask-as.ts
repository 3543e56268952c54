import { request } from 'node:http'
import { json } from 'node:stream/consumers'

/** A GET or another call with any headers, also those that fetch does not let anybody set. */
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
