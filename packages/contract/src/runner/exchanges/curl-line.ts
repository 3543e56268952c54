import { smallestGif } from '../../documents/index.ts'
import type { Exchange } from './exchange.ts'
import { type Caller, fileField, type PlannedRequest } from './planned-request.ts'
import { shellText } from './shell-text.ts'

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
