import type { RunOptions } from '@jeoul/contract/runner'
import { InvalidArgumentError } from 'commander'
import { oneDocument } from '../openapi-option.ts'

/** Operation ids separated by commas. The option may be repeated. */
export function operationList(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...text.split(',').map(id => id.trim())]
}

type Texts = Readonly<Record<string, string>>

/** Headers that describe the message itself, which each request sets. */
const ofMessage = ['connection', 'content-length', 'content-type', 'transfer-encoding']

/** Headers such as 'Name: value', by name. The option may be repeated. */
export function headerTable(text: string, before: Texts = {}): Texts {
  const [, name = '', value = ''] = /^([^:]+):(.+)$/.exec(text) ?? []
  if (!isHeader(name, value)) throw new InvalidArgumentError("Expected a header, as in 'X-Branch: main'.")
  if (ofMessage.includes(name.toLowerCase()))
    throw new InvalidArgumentError(`${name} is set by each request itself.`)
  if (Object.keys(before).some(known => known.toLowerCase() === name.toLowerCase()))
    throw new InvalidArgumentError(`${name} is given twice.`)
  return { ...before, [name]: value.trim() }
}

function isHeader(name: string, value: string): boolean {
  try {
    return new Headers([[name, value]]).get(name) !== ''
  } catch {
    return false
  }
}

/** Credentials such as 'scheme=value', by the schemes of the documents. The option may be repeated. */
export function credentialTable(text: string, before: Texts = {}): Texts {
  const [, scheme, value] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (scheme === undefined || value === undefined)
    throw new InvalidArgumentError(
      "Expected a security scheme of the document and its value, as in 'api_key=abc'.",
    )
  return { ...before, [scheme]: value }
}

/** The options of `contract test`, as commander parses them. */
export interface TestOptions {
  readonly main: string
  readonly second?: string
  readonly openapi?: readonly string[]
  readonly write?: boolean
  readonly token?: string
  readonly otherToken?: string
  readonly credential?: Texts
  readonly header?: Texts
  readonly seed?: number
  readonly runs?: number
  readonly only?: readonly string[]
  readonly timeout?: number
  readonly slow?: number
  readonly origin?: string
  readonly bail?: boolean
  readonly junit?: string
  readonly json?: boolean
}

export const highestSeed = 2 ** 31 - 1

/** @param refuse exits with a usage error */
export function toRunOptions(options: TestOptions, refuse: (message: string) => never): RunOptions {
  const { main, second, openapi, credential, header, junit: _junit, json: _json, ...others } = options
  const { write, token, otherToken } = options
  if (openapi?.length === 1 && second !== undefined) return refuse(oneDocument)
  if (openapi?.length !== 1 && second === undefined)
    return refuse("required option '--second <url>' not specified")
  if (write && !token && !openapi)
    return refuse("option '--write' requires '--token <token>', because only members can write")
  if (otherToken && !token) return refuse("option '--other-token <token>' requires '--token <token>'")
  if (token !== undefined && token === otherToken) return refuse('both tokens are the same')
  if (credential && !openapi)
    return refuse(
      "option '--credential <scheme=value>' requires '--openapi'; our hosts take '--token <token>'",
    )
  const seed = Math.floor(Math.random() * highestSeed)
  return {
    mainUrl: main,
    secondUrl: second ?? main,
    seed,
    ...others,
    ...(credential && { credentials: credential }),
    ...(header && { headers: header }),
  }
}
