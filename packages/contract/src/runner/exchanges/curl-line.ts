import { smallestGif } from '../../documents/index.ts'
import type { Addition } from './additions.ts'
import { type Exchange, fileField, type PlannedRequest } from './exchange.ts'
import { isUrlencoded, sendBody } from './write-request.ts'

/** A shell command line that repeats the requests in order. */
export function curlLine(exchanges: readonly Exchange[]): string {
  return exchanges.map(curlOf).join(' && ')
}

function curlOf({ request, url, added }: Exchange): string {
  const { operation, headers = {}, isPreflight = false } = request
  const method = isPreflight ? 'OPTIONS' : operation.method
  return [
    'curl -sS -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    shellText(url),
    ...Object.entries(headers).map(([name, value]) => `-H ${shellText(`${name}: ${value}`)}`),
    ...added.map(addedWords),
    ...(isPreflight ? [] : bodyWords(request)),
  ].join(' ')
}

/** The words that send an addition, with a variable in place of a secret. */
function addedWords({ in: where, name, type, value, variable }: Addition): string {
  const text = variable === undefined ? insideQuotes(value) : `$${variable}`
  if (where === 'query') return `--url-query "${insideQuotes(encodeURIComponent(name))}=${text}"`
  if (where === 'cookie') return `-b "${insideQuotes(name)}=${text}"`
  if (type === 'Basic') return `-u "${text}"`
  return `-H "${insideQuotes(name)}: ${type === undefined ? '' : `${type} `}${text}"`
}

/** A text inside of double quotes, where the shell still replaces variables. */
function insideQuotes(text: string): string {
  return text.replaceAll(/["$`\\]/g, String.raw`\$&`)
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
