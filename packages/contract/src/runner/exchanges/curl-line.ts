import { smallestGif } from '../../documents/index.ts'
import { type Caller, type Exchange, fileField, type PlannedRequest } from './exchange.ts'
import { isUrlencoded, sendBody } from './write-request.ts'

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
  if ('form' in body && !isUrlencoded(body)) {
    const { form, files = [fileField] } = body
    return Object.entries(form).flatMap(([name, value]) =>
      [value].flat().flatMap(part => {
        if (part === undefined) return []
        const text = typeof part === 'object' ? JSON.stringify(part) : String(part)
        return formWord(name, text, files.includes(name))
      }),
    )
  }
  if ('form' in body) return [`--data-raw ${shellText(String(sendBody(body).body))}`]
  const text = 'json' in body ? JSON.stringify(body.json) : body.text
  return [
    `-H ${shellText(`Content-Type: ${body.type ?? 'application/json'}`)}`,
    `--data-raw ${shellText(text)}`,
  ]
}

function formWord(name: string, text: string, isFile: boolean): string {
  if (!isFile) return `--form-string ${shellText(`${name}=${text}`)}`
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
