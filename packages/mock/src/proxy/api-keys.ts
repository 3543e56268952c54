import type { Contract, SecurityScheme } from '@jeoul/contract/documents'
import type { SentRequest } from './proxied-exchange.ts'

/** Where requests carry an API key, and its name there. */
export type ApiKey = Pick<SecurityScheme, 'in' | 'name'>

/** The API keys that the documents describe. */
export function apiKeysOf({ operations }: Contract): readonly ApiKey[] {
  const schemes = operations.flatMap(({ credentials = [] }) => credentials.flat())
  return schemes.filter(({ type }) => type === undefined)
}

/** Replaces the values of API keys in the query of a path, and changes nothing else. */
export function withoutKeys(target: string, keys: readonly ApiKey[]): string {
  return changedFields(target, keys, name => [`${encodeURIComponent(name)}=hidden`])
}

/** Removes API keys from the query of a path. */
export function withoutFieldsOf(target: string, keys: readonly ApiKey[]): string {
  return changedFields(target, keys, () => [])
}

function changedFields(
  target: string,
  keys: readonly ApiKey[],
  change: (name: string) => readonly string[],
): string {
  const [path = '', ...rest] = target.split('?')
  const names = namesIn('query', keys)
  if (names.length === 0 || rest.length === 0) return target
  const fields = rest.join('?').split('&')
  const changed = fields.flatMap(field => {
    const [name = ''] = new URLSearchParams(field).keys()
    return names.includes(name) ? change(name) : [field]
  })
  return `${path}?${changed.join('&')}`
}

function namesIn(place: ApiKey['in'], keys: readonly ApiKey[]): readonly string[] {
  return keys.flatMap(key => (key.in === place ? [key.name] : []))
}

/** Shorter texts are too likely to be a word of the answer. */
const shortestSecret = 6

/** The tokens and API keys of a request, in each way in which an answer may write them. */
export function secretsOf({ headers, target }: SentRequest, keys: readonly ApiKey[]): readonly string[] {
  const { searchParams } = new URL(target, 'http://host.invalid')
  const cookies = new Map(
    (headers.get('Cookie') ?? '').split(/; */).map(cookie => {
      const [name = '', ...value] = cookie.split('=')
      return [name, value.join('=')]
    }),
  )
  const secrets = [
    (headers.get('Authorization') ?? '').replace(/^\S+ +/, ''),
    ...namesIn('header', keys).map(name => headers.get(name) ?? ''),
    ...namesIn('query', keys).flatMap(name => searchParams.getAll(name)),
    ...namesIn('cookie', keys).map(name => cookies.get(name) ?? ''),
  ].filter(secret => secret.length >= shortestSecret)
  const written = secrets.flatMap(secret => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ])
  return [...new Set(written)]
}

/** Replaces secrets in a text. Parts of words are no secrets. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => {
    const literal = secret.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    return left.replaceAll(new RegExp(String.raw`(?<![\w-])${literal}(?![\w-])`, 'g'), 'hidden')
  }, text)
}

/** Replaces secrets in the texts of JSON, which stays JSON whatever the secrets are. */
export function jsonWithoutSecrets(json: string, secrets: readonly string[]): string {
  return json.replaceAll(/"(?:[^"\\]|\\.)*"/g, text => withoutSecrets(text, secrets))
}
