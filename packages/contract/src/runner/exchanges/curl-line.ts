import { smallestGif } from '../../documents/index.ts'
import { type Caller, type Exchange, fileField, type PlannedRequest } from './exchange.ts'

/** The shell variable for each caller's token, so that reports contain no tokens. */
const variables: Readonly<Record<Caller, string | undefined>> = {
  nobody: undefined,
  member: '$TOKEN',
  other: '$OTHER_TOKEN',
  stranger: 'unknown-token',
}

/** A shell command line that repeats the requests in order. */
export function curlLine(exchanges: readonly Exchange[]): string {
  return exchanges.map(curlOf).join(' && ')
}

function curlOf({ request, url }: Exchange): string {
  const { operation, caller, headers = {}, isPreflight = false } = request
  const token = isPreflight ? undefined : variables[caller]
  const method = isPreflight ? 'OPTIONS' : operation.method
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    shellText(url),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...(token === undefined ? [] : [`-H "Authorization: Bearer ${token}"`]),
    ...(isPreflight ? [] : bodyWords(request)),
  ].join(' ')
}

function bodyWords({ body }: PlannedRequest): readonly string[] {
  if (body === undefined) return []
  if ('form' in body) {
    return Object.entries(body.form).flatMap(([name, value]) =>
      [value].flat().flatMap(part => (part === undefined ? [] : formWord(name, String(part)))),
    )
  }
  const text = 'json' in body ? JSON.stringify(body.json) : body.text
  return [`-H 'Content-Type: application/json'`, `--data-raw ${shellText(text)}`]
}

function formWord(name: string, text: string): string {
  if (name !== fileField) return `--form-string ${shellText(`${name}=${text}`)}`
  return `-F ${shellText(`${name}=@`)}<(printf %s ${smallestGif} | base64 -d)${shellText(`;filename="${text}.gif";type=image/gif`)}`
}

/** Quotes a text as one word of a shell command. Words can't contain NUL, so it is dropped. */
function shellText(text: string): string {
  if (!/\p{Cc}/u.test(text)) return `'${text.replaceAll("'", "'\\''")}'`
  const word = text.replaceAll('\0', '').replaceAll(/[\\']|\p{Cc}/gu, escaped)
  return `$'${word}'`
}

function escaped(character: string): string {
  if (character === '\\' || character === "'") return `\\${character}`
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
}
