import { Agent, request } from 'node:http'

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Including the host. */
  readonly url: string
  readonly body?: object | FormData
}

/**
 * Sends a member's calls over keep-alive connections; resolves to the parsed answer, and rejects unless it is
 * a success.
 */
export type Caller = (call: Call) => Promise<{ readonly result?: unknown }>

/** @param token of the member */
export function createCaller(token: string): Caller & Disposable {
  const agent = new Agent({ keepAlive: true })
  const call: Caller = async ({ method = 'GET', url, body }) => {
    const { type, bytes } = await encode(body)
    return new Promise((resolve, reject) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(bytes && { 'Content-Type': type, 'Content-Length': bytes.length }),
      }
      const sent = request(url, { method, agent, headers }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (response.statusCode === 200) resolve(JSON.parse(text))
          else reject(new Error(`${method} ${url} answers ${response.statusCode}: ${text.slice(0, 200)}`))
        })
      })
      sent.once('error', reject)
      sent.end(bytes)
    })
  }
  return Object.assign(call, { [Symbol.dispose]: () => agent.destroy() })
}

async function encode(body: Call['body']): Promise<{ readonly type: string; readonly bytes?: Uint8Array }> {
  if (body === undefined) return { type: '' }
  if (!(body instanceof FormData)) {
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  }
  const response = new Response(body)
  return { type: response.headers.get('Content-Type') ?? '', bytes: await response.bytes() }
}
