import { isUtf8 } from 'node:buffer'
import { constants } from 'node:fs'
import { access, appendFile, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Host, isJson } from '@jeoul/contract/documents'
import { jsonLinesFileKind, refuseForeignFile, replaceFile } from '../files/index.ts'
import { type ApiKey, jsonWithoutSecrets, secretsOf, withoutSecrets } from './api-keys.ts'
import type { HostAnswer, MissingAnswer, SentRequest } from './proxied-exchange.ts'
import { asItIs, hashOf, keyOf, keyWithoutCredentials, questionOf } from './recorded-question.ts'

type Encoding = 'utf8' | 'base64'

/** A line of a recording. Instead of tokens it stores whether there was one. */
interface RecordedLine {
  readonly host: Host
  readonly method: string
  readonly target: string
  /** SHA-256 of the request's body, JSON in one way of writing it; absent if there was none. */
  readonly sent?: string
  readonly isMember: boolean
  readonly status: number
  readonly type: string
  readonly body: string
  /** How `body` is written: base64 if its bytes are no UTF-8. Absent in recordings of older versions. */
  readonly encoding?: Encoding
  /** All but `Content-Type`, the cookies without their values; absent if there were none. */
  readonly headers?: Readonly<Record<string, string | readonly string[]>>
}

/** A recording can't be read, written or parsed. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError'
}

/** Writes the exchanges of a proxy as JSON lines, in order. */
export interface Recorder {
  add(sent: SentRequest, answer: HostAnswer): Promise<void>
}

const recordingKind = jsonLinesFileKind('a recording', isLine)

/**
 * Records into a file. The first exchange replaces an older recording, so that a proxy without traffic
 * destroys nothing.
 *
 * @param keys the API keys of requests. Neither they nor tokens are recorded, not even where an answer repeats them.
 * @throws RecordingError, OutputFileError if the path holds anything but a recording
 */
export async function openRecorder(file: string, keys: readonly ApiKey[] = []): Promise<Recorder> {
  const fail = (error: unknown) => {
    throw new RecordingError(`${file}: can't be written (${codeOf(error)})`)
  }
  await refuseForeignFile(file, recordingKind)
  await access(dirname(file), constants.W_OK).catch(fail)
  const begin = (line: string) => replaceFile(file, draft => writeFile(draft, line))
  const goOn = (line: string) => appendFile(file, line)
  let write = begin
  let written: Promise<void> = Promise.resolve()
  return {
    add(sent, answer) {
      const line = `${JSON.stringify(lineOf(sent, answer, keys))}\n`
      // A line that could not be written does not keep later ones from it.
      written = written
        .catch(() => {})
        .then(() => write(line).catch(fail))
        .then(() => {
          write = goOn
        })
      return written
    },
  }
}

/** Replays a recording: equal requests get their recorded answers in turn, and then always the last one. */
export type Replay = (sent: SentRequest) => HostAnswer | MissingAnswer

/**
 * @param keys the API keys of requests, any value of which gets the recorded answer
 * @throws RecordingError
 */
export async function openReplay(file: string, keys: readonly ApiKey[] = []): Promise<Replay> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new RecordingError(`${file}: can't be read (${codeOf(error)})`)
  })
  const answers = new Map<string, HostAnswer[]>()
  const withAnyCredential = new Set<string>()
  for (const [index, row] of text.split('\n').entries()) {
    if (row === '') continue
    const line = parseLine(row)
    if (!line) throw new RecordingError(`${file}: line ${index + 1} is no recorded exchange`)
    const key = keyOf(line)
    answers.set(key, [...(answers.get(key) ?? []), answerOf(line)])
    withAnyCredential.add(keyWithoutCredentials(line, keys))
  }
  return sent => {
    const question = questionOf(sent, keys)
    // Recordings of older versions have the hash of JSON as it was sent.
    const kept = answers.get(keyOf(question)) ?? answers.get(keyOf({ ...question, ...hashOf(sent, asItIs) }))
    const answer = kept && kept.length > 1 ? kept.shift() : kept?.[0]
    if (answer) return answer
    const { method, target } = question
    const where = withAnyCredential.has(keyWithoutCredentials(question, keys))
      ? 'is in the recording, but there it was sent with another credential, or without one'
      : 'is not in the recording'
    return { missing: `${method} ${target} ${where}` }
  }
}

function lineOf(
  sent: SentRequest,
  { status, headers, body }: HostAnswer,
  keys: readonly ApiKey[],
): RecordedLine {
  const secrets = secretsOf(sent, keys)
  const type = headers.get('Content-Type') ?? ''
  const cookies = headers.getSetCookie().map(cookie => cookie.replace(/^([^=;]*=)[^;]+/, '$1hidden'))
  const kept: (readonly [string, string | readonly string[]])[] = [...headers]
    .filter(([name]) => name !== 'content-type' && name !== 'set-cookie')
    .map(([name, value]) => [name, withoutSecrets(value, secrets)])
  if (cookies.length > 0) kept.push(['set-cookie', cookies])
  const encoding = isUtf8(body) ? 'utf8' : 'base64'
  const hide = isJson(type) ? jsonWithoutSecrets : withoutSecrets
  const text = Buffer.from(body).toString(encoding)
  return {
    ...questionOf(sent, keys),
    status,
    type,
    encoding,
    body: encoding === 'utf8' ? hide(text, secrets) : text,
    ...(kept.length > 0 && { headers: Object.fromEntries(kept) }),
  }
}

function answerOf(line: RecordedLine): HostAnswer {
  const { status, type, body, headers: kept = {}, encoding = oldEncodingOf(type) } = line
  const headers = new Headers(type === '' ? {} : { 'Content-Type': type })
  for (const [name, value] of Object.entries(kept)) {
    for (const each of [value].flat()) headers.append(name, each)
  }
  return {
    status,
    headers,
    body: new Uint8Array(Buffer.from(body, encoding)),
  }
}

/** How older versions, which did not record it, wrote the body of a media type. */
function oldEncodingOf(type: string): Encoding {
  return /^(text\/|application\/json\b)/i.test(type) ? 'utf8' : 'base64'
}

function parseLine(row: string): RecordedLine | undefined {
  try {
    const line: unknown = JSON.parse(row)
    return isLine(line) ? line : undefined
  } catch {
    return undefined
  }
}

function isLine(line: unknown): line is RecordedLine {
  if (typeof line !== 'object' || line === null) return false
  const at = (name: keyof RecordedLine): unknown => Reflect.get(line, name)
  const texts = [at('method'), at('target'), at('type'), at('body')]
  return (
    ['main', 'second'].includes(String(at('host'))) &&
    typeof at('status') === 'number' &&
    [undefined, 'utf8', 'base64'].some(encoding => encoding === at('encoding')) &&
    texts.every(text => typeof text === 'string') &&
    isTable(at('headers'))
  )
}

function isTable(headers: unknown): boolean {
  if (headers === undefined) return true
  return (
    typeof headers === 'object' &&
    headers !== null &&
    Object.values(headers)
      .flat()
      .every(it => typeof it === 'string')
  )
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
