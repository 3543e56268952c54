import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The host's sound answer to a call. */
interface SoundAnswer {
  readonly status: number
  /** JSON. */
  readonly body: string
  /** The requested path with its query. */
  readonly path: string
}

/** Answers a call in place of the host, or leaves it unanswered. */
export type HostFault = (response: ServerResponse, sound: SoundAnswer) => void

const json = 'application/json'
const tooMuch = JSON.stringify({ success: true, message: 'x'.repeat(11_000_000), result: [] })

const half = (body: string) => Buffer.from(body).subarray(0, Buffer.byteLength(body) / 2)

/** Sends half of a body whose whole length was announced; `after` is called once it is on its way. */
function begin(response: ServerResponse, { body }: SoundAnswer, after: () => void = () => {}): void {
  response.writeHead(200, { 'Content-Type': json, 'Content-Length': Buffer.byteLength(body) })
  response.write(half(body), after)
}

const answer =
  (status: number, type: string, body: string | Uint8Array, more: object = {}): HostFault =>
  response =>
    response.writeHead(status, { 'Content-Type': type, ...more }).end(body)

const page = '<!doctype html><title>Gateway</title><h1>Not this time</h1>'

/** What goes wrong between a site and its hosts, whatever is in their answers. Tests refer to the faults by name. */
export const hostFaults: Readonly<Record<string, HostFault>> = {
  'never answers': () => {},
  'stops in the middle': (response, sound) => begin(response, sound),
  'closes the connection': response => response.destroy(),
  'closes it in the middle': (response, sound) => begin(response, sound, () => response.destroy()),
  'sends half of the JSON': (response, { body }) =>
    response.writeHead(200, { 'Content-Type': json }).end(half(body)),
  'sends nothing': answer(200, json, ''),
  'answers 204': response => response.writeHead(204).end(),
  'answers 500': answer(500, json, '{"success":false,"message":"failed","result":null}'),
  'answers 503 in HTML': answer(503, 'text/html', page),
  'answers 429': answer(429, json, '{}', { 'Retry-After': '1' }),
  'answers 401': answer(401, json, '{"success":false,"message":"who is it?","result":null}'),
  'answers 403 in HTML': answer(403, 'text/html', page),
  'answers 404 in HTML': answer(404, 'text/html', page),
  'answers 200 in HTML': answer(200, 'text/html', page),
  'redirects to itself': (response, { path }) => response.writeHead(302, { Location: path }).end(),
  'redirects to nowhere': answer(302, json, '', { Location: 'http://127.0.0.1:1/' }),
  'refuses in an envelope': answer(200, json, '{"success":false,"message":"failed","result":null}'),
  'sends no envelope': answer(200, json, 'null'),
  'sends a list as the envelope': answer(200, json, '[]'),
  'sends 11 MB': answer(200, json, tooMuch),
  'compresses 11 MB': answer(200, json, gzipSync(tooMuch), { 'Content-Encoding': 'gzip' }),
  'names an encoding that it did not use': answer(200, json, '{}', { 'Content-Encoding': 'gzip' }),
  'sends bytes that are no text': answer(200, json, Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28])),
}
