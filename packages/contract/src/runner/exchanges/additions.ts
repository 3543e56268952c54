import {
  type Contract,
  type Operation,
  type Parameter,
  type SecurityScheme,
  schemaOf,
} from '../../documents/index.ts'
import { followSchema } from '../requests/follow-schema.ts'
import type { RunOptions } from '../run-options.ts'

/** Who sends a request: a visitor, a member, another member, or someone with an unknown token. */
export type Caller = 'nobody' | 'member' | 'other' | 'stranger'

/** Tokens by caller. */
export type Tokens = Readonly<Partial<Record<Caller, string>>>

/** A token that no host accepts. */
export const unknownToken = 'unknown-token'

/** A header, a name of the query or a cookie that is added to a request, such as a credential. */
export interface Addition extends Pick<SecurityScheme, 'in' | 'name' | 'type'> {
  readonly value: string
  /** The shell variable that stands for the value in reports, if the value may be secret. */
  readonly variable?: string
  /** The option that gave it, if it is a credential of the user, such as '--credential key'. */
  readonly option?: string
}

/** What is added to requests: credentials, the user's headers, and headers that an operation requires. */
export interface Additions {
  of(operation: Operation, caller: Caller): readonly Addition[]
  /** Whether a credential for an operation was given. Operations without security have none. */
  hasCredential(operation: Operation): boolean
  /** The options by which the missing credential of an operation can be given. */
  missingCredential(operation: Operation): string
  /** The options by which headers can be given that an operation requires, and whose values are not known. */
  missingHeaders(operation: Operation): readonly string[]
  /** The headers that a page adds to a request, in lower case. */
  ofPages(operation: Operation, caller: Caller): readonly string[]
}

const bearer: SecurityScheme = { scheme: 'token', in: 'header', name: 'Authorization', type: 'Bearer' }

/** The shell variable that stands for an option's value, as in `CREDENTIAL_API_KEY`. */
export function shellVariable(option: 'header' | 'credential', name: string): string {
  return `${option}_${name}`.toUpperCase().replaceAll(/[^A-Z\d]+/g, '_')
}

/** @param tokens of members; of other hosts, the first one is the Bearer token */
export function createAdditions(
  { documents }: Contract,
  tokens: Tokens,
  { credentials = {}, headers = {} }: Pick<RunOptions, 'credentials' | 'headers'>,
): Additions {
  const ofUser = Object.entries(headers).map(
    ([name, value]): Addition => ({
      in: 'header',
      name,
      value,
      variable: shellVariable('header', name),
    }),
  )

  function secretOf(
    scheme: SecurityScheme,
    caller: Caller,
  ): Pick<Addition, 'value' | 'variable' | 'option'> | undefined {
    if (caller === 'nobody') return undefined
    if (caller === 'stranger')
      return { value: scheme.type === 'Basic' ? `${unknownToken}:${unknownToken}` : unknownToken }
    const own = caller === 'member' && Object.hasOwn(credentials, scheme.scheme) && credentials[scheme.scheme]
    if (own)
      return {
        value: own,
        variable: shellVariable('credential', scheme.scheme),
        option: `--credential ${scheme.scheme}`,
      }
    const token = scheme.type === 'Bearer' ? tokens[caller] : undefined
    if (token === undefined) return undefined
    return caller === 'member'
      ? { value: token, variable: 'TOKEN', option: '--token' }
      : { value: token, variable: 'OTHER_TOKEN', option: '--other-token' }
  }

  /** The first set of credentials that is complete. */
  function credentialOf({ credentials: sets = [[bearer]] }: Operation, caller: Caller) {
    for (const set of sets) {
      const whole = set.flatMap((scheme): readonly Addition[] => {
        const secret = secretOf(scheme, caller)
        const { in: where, name, type } = scheme
        return secret ? [{ in: where, name, ...(type !== undefined && { type }), ...secret }] : []
      })
      if (whole.length === set.length) return whole
    }
    return undefined
  }

  function isGiven({ in: where, name }: Parameter): boolean {
    return ofUser.some(header => {
      if (where === 'header') return isSameHeader(header.name, name)
      return isSameHeader(header.name, 'Cookie') && hasCookie(header.value, name)
    })
  }

  /** The document's example or default of a header, or the first value that it may have. */
  function documentedValueOf(parameter: Parameter): string | undefined {
    const { schema } = followSchema(documents, schemaOf(parameter))
    const choices: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : []
    return [...(parameter['x-examples'] ?? []), ...choices].map(textOf).find(isSendable)
  }

  /** The required headers and cookies that the user did not give. */
  const missingOf = ({ headerParameters }: Operation) =>
    headerParameters.filter(parameter => parameter.required && !isGiven(parameter))

  function documentedOf(operation: Operation): readonly Addition[] {
    return missingOf(operation).flatMap(parameter => {
      const value = documentedValueOf(parameter)
      const where = parameter.in === 'cookie' ? parameter.in : 'header'
      return value === undefined ? [] : [{ in: where, name: parameter.name, value }]
    })
  }

  return {
    of: (operation, caller) => [
      ...ofUser,
      ...documentedOf(operation),
      ...(credentialOf(operation, caller) ?? []),
    ],
    hasCredential: operation => credentialOf(operation, 'member') !== undefined,
    missingCredential: ({ credentials: sets = [[bearer]] }) =>
      sets
        .map(set => set.filter(scheme => !secretOf(scheme, 'member')).map(optionOf))
        .map(options => options.join(' and '))
        .join(', or '),
    missingHeaders: operation =>
      missingOf(operation)
        .filter(parameter => documentedValueOf(parameter) === undefined)
        .map(({ in: where, name }) =>
          where === 'cookie' ? `--header 'Cookie: ${name}=<value>'` : `--header '${name}: <value>'`,
        ),
    ofPages: (operation, caller) =>
      [...documentedOf(operation), ...(credentialOf(operation, caller) ?? [])]
        .filter(({ in: where }) => where === 'header')
        .map(({ name }) => name.toLowerCase()),
  }
}

/** The option that gives the credential of a scheme. */
export function optionOf({ scheme, type }: SecurityScheme): string {
  if (type === 'Bearer') return '--token'
  return `--credential ${scheme}=${type === 'Basic' ? '<user:password>' : '<key>'}`
}

export function isSameHeader(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

export function hasCookie(cookies: string, name: string): boolean {
  return cookies.split(/; */).some(cookie => cookie.startsWith(`${name}=`))
}

function textOf(value: unknown): string {
  return [value]
    .flat()
    .map(each => (typeof each === 'object' ? JSON.stringify(each) : String(each)))
    .join(',')
}

/** Headers have no other characters (RFC 9110, section 5.5). */
function isSendable(text: string): boolean {
  return /^[\t -~\u0080-\u00FF]*$/.test(text)
}

/** The headers of additions. All cookies are in one. */
export function addedHeaders(added: readonly Addition[]): Readonly<Record<string, string>> {
  const ofCookies = added.filter(({ in: where }) => where === 'cookie')
  const headers = added.filter(({ in: where }) => where === 'header')
  const cookies = [
    ...headers.filter(({ name }) => isSameHeader(name, 'Cookie')).map(({ value }) => value),
    ...ofCookies.map(({ name, value }) => `${name}=${value}`),
  ]
  return {
    ...Object.fromEntries(headers.map(addition => [addition.name, headerTextOf(addition)])),
    ...(ofCookies.length > 0 && { Cookie: cookies.join('; ') }),
  }
}

function headerTextOf({ type, value }: Addition): string {
  if (type === undefined) return value
  return `${type} ${type === 'Basic' ? Buffer.from(value).toString('base64') : value}`
}

/** An address with the additions to its query. */
export function addedQuery(url: string, added: readonly Addition[]): string {
  const names = added
    .filter(({ in: where }) => where === 'query')
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
  return names.length === 0 ? url : `${url}${url.includes('?') ? '&' : '?'}${names.join('&')}`
}
