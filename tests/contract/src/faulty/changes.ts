import type { AnswerOf, OperationId } from '@jeoul/api/types'

/** A request before it reaches the mock's handler. */
export interface Call {
  /** For a preflight, the operation that it asks about. Empty if there is none. */
  readonly operationId: string
  readonly request: Request
  readonly query: URLSearchParams
  /** How many requests the hosts had before, without preflights. */
  readonly callsBefore: number
  /** How many of them were for the same operation. */
  readonly sameBefore: number
}

type Next = (request: Request) => Promise<Response>

/** How hosts deviate from the contract. */
export interface Change {
  /** Stands before the handler. Preflights never get here. */
  readonly around?: (call: Call, next: Next) => Promise<Response>
  /** Changes what leaves the host, with its CORS headers; preflights, too. */
  readonly finish?: (response: Response, call: Call) => Response
}

/** The type of what a path such as `result.items.*.cash` leads to, where it is there. */
type At<T, Path> = Path extends `${infer Key}.${infer Rest}` ? At<Step<T, Key>, Rest> : Step<T, Path>
type Step<T, Key> = T extends readonly (infer Item)[]
  ? Key extends '*' | `${number}`
    ? Item
    : never
  : T extends object
    ? Exclude<Key extends '*' ? T[keyof T] : Key extends keyof T ? T[Key] : never, undefined>
    : never
type Part<Id extends OperationId, Path> = At<AnswerOf<Id>, Path>
/** The path, unless it leads nowhere. */
type PathOf<Id extends OperationId, Path> = Path & ([Part<Id, Path>] extends [never] ? never : unknown)

/**
 * Changes a part of an operation's successful answers. A path ends early where an answer lacks the part.
 *
 * @param path names of fields; `*` is all of them, or all items of a list
 * @param change from the value, the request, and the last name on the way, to the new value; undefined leaves it out
 */
export function answer<Id extends OperationId, Path extends string>(
  id: Id,
  path: PathOf<Id, Path>,
  change: (value: Part<Id, Path>, call: Call, key: string) => unknown,
): Change {
  return success(id, async (found, call) => {
    const changed = (value: Part<Id, Path>, key: string) => change(value, call, key)
    return Response.json(changeAt(await found.json(), path.split('.'), changed))
  })
}

/** Joins a part of an operation's successful answers with the same part for another query. */
export function withOther<Id extends OperationId, Path extends string>(
  id: Id,
  path: PathOf<Id, Path>,
  ask: (query: URLSearchParams) => unknown,
  join: (own: Part<Id, Path>, other: Part<Id, Path>) => unknown = (_, other) => other,
): Change {
  return success(id, async (found, { request }, next) => {
    const url = new URL(request.url)
    ask(url.searchParams)
    const other = await next(new Request(url, request))
    if (other.status !== 200) return found
    const keys = path.split('.')
    const others: Part<Id, Path>[] = []
    changeAt(await other.json(), keys, (value: Part<Id, Path>) => others.push(value))
    const joined = (own: Part<Id, Path>) => (others[0] === undefined ? own : join(own, others[0]))
    return Response.json(changeAt(await found.json(), keys, joined))
  })
}

function changeAt<Value>(
  node: unknown,
  [key, ...rest]: readonly string[],
  change: (value: Value, key: string) => unknown,
): unknown {
  if (typeof node !== 'object' || node === null) return node
  const changed = Object.entries(node).map(([name, child]): readonly [string, unknown] => {
    if (key !== '*' && key !== name) return [name, child]
    return [name, rest.length > 0 ? changeAt(child, rest, change) : change(child, name)]
  })
  if (!Array.isArray(node)) return Object.fromEntries(changed)
  return changed.map(([, child]) => child).filter(child => child !== undefined)
}

/** Adds to a number. */
export const add =
  (more: number) =>
  (value: number | null): number | null =>
    value === null ? null : value + more
export const reversed = (list: readonly unknown[]): readonly unknown[] => list.toReversed()
export const withoutFirst = (list: readonly unknown[]): readonly unknown[] => list.slice(1)
export const withoutLast = (list: readonly unknown[]): readonly unknown[] => list.slice(0, -1)
export const shifted = (list: readonly unknown[]): readonly unknown[] => [
  ...list.slice(1),
  ...list.slice(0, 1),
]
/** The whole list, and once more. */
export const twice = (list: readonly unknown[]): readonly unknown[] => [...list, ...list]

type Respond = (response: Response, call: Call, next: Next) => Response | Promise<Response>

/** Changes all responses of an operation, except to preflights. */
export function response(id: OperationId, change: Respond): Change {
  return {
    around: async (call, next) => {
      const found = await next(call.request)
      return call.operationId === id ? change(found, call, next) : found
    },
  }
}

/** Changes the successful responses of an operation. */
export function success(id: OperationId, change: Respond): Change {
  return response(id, (found, call, next) => (found.status === 200 ? change(found, call, next) : found))
}

/** Changes the text of an operation's successful answers, so that it may no longer be JSON. */
export function text(id: OperationId, change: (text: string) => string): Change {
  return success(id, async found => new Response(change(await found.text()), found))
}

/** Replaces a status of an operation, and its body if one is given. */
export function status(id: OperationId, from: number, to: number, body?: unknown): Change {
  return response(id, async found =>
    found.status === from ? Response.json(body ?? (await found.json()), { status: to }) : found,
  )
}

/** Loses the connection in place of some answers, after the operation has done its work. */
export function lost(id: OperationId, when: (call: Call) => boolean): Change {
  return response(id, (found, call) => (when(call) ? Promise.reject(new LostConnection()) : found))
}

/** What `fetch` throws if a host closes the connection without an answer. */
export class LostConnection extends TypeError {
  constructor() {
    const cause = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
    super('fetch failed', { cause })
  }
}

/** Lets an operation take at least this long, in milliseconds. */
export function slow(id: OperationId, time: number): Change {
  return requests(id, async request => {
    await new Promise(resolve => setTimeout(resolve, time))
    return request
  })
}

/** Changes an operation's requests. */
function requests(
  id: OperationId,
  change: (request: Request, next: Next) => Request | Promise<Request>,
): Change {
  return {
    around: async ({ operationId, request }, next) =>
      next(operationId === id ? await change(request, next) : request),
  }
}

/** Changes the query of an operation's requests. */
export function query(id: OperationId, change: (query: URLSearchParams) => unknown): Change {
  return requests(id, request => {
    const url = new URL(request.url)
    change(url.searchParams)
    return new Request(url, request)
  })
}

/** Changes a parameter where it is sent. */
export function param(id: OperationId, name: string, change: (value: string) => string): Change {
  return query(id, query => {
    const value = query.get(name)
    if (value !== null) query.set(name, change(value))
  })
}

/** Deletes parameters of a query. */
export function leaveOut(query: URLSearchParams, ...names: readonly string[]): void {
  for (const name of names) query.delete(name)
}

/** Leaves out parameters of an operation. */
export function without(id: OperationId, ...names: readonly string[]): Change {
  return query(id, asked => leaveOut(asked, ...names))
}

/**
 * Changes a field of the JSON or the form that an operation is sent, where it is there.
 *
 * @param change returns the new value; undefined leaves it out
 * @param absent what a form is taken to have in its place where it isn't there
 */
export function field(
  id: OperationId,
  name: string,
  change: (value: unknown) => unknown,
  absent: readonly unknown[] = [],
): Change {
  return requests(id, async request => {
    const type = request.headers.get('Content-Type') ?? ''
    if (type.startsWith('application/json')) {
      const body: unknown = await request
        .clone()
        .json()
        .catch(() => undefined)
      return new Request(request, { body: JSON.stringify(changeAt(body, [name], change)) })
    }
    if (!type.startsWith('multipart/form-data')) return request
    const form = await request
      .clone()
      .formData()
      .catch(() => undefined)
    if (!form) return request
    const values = (form.has(name) ? form.getAll(name) : absent).map(change)
    form.delete(name)
    for (const value of values)
      if (value !== undefined) form.append(name, value instanceof File ? value : String(value))
    // The boundary between the fields is another one now, so the type is, too.
    const headers = new Headers(request.headers)
    headers.delete('Content-Type')
    return new Request(request.url, { method: request.method, headers, body: form })
  })
}

/** Changes a text that an operation is sent. */
export function words(id: OperationId, name: string, change: (text: string) => string): Change {
  return field(id, name, value => (typeof value === 'string' ? change(value) : value))
}

const tokens = { visitor: /^$/, other: /-2$/, stranger: / unknown-token$/ }

/** Treats another caller of an operation as the first member. */
export function asFirstMember(id: OperationId, who: keyof typeof tokens): Change {
  return requests(id, request => {
    if (!tokens[who].test(request.headers.get('Authorization') ?? '')) return request
    const changed = new Request(request)
    changed.headers.set('Authorization', 'Bearer jeoul-mock-token-1')
    return changed
  })
}

/** Does a write twice. */
export function repeated(id: OperationId): Change {
  return requests(id, async (request, next) => {
    await next(request.clone())
    return request
  })
}

export const done = (result: unknown = null) => ({ success: true, message: 'success', result })
export const failed = { success: false, message: 'failed', result: null }

/** Answers with success but does nothing. */
export function ignored(id: OperationId): Change {
  return {
    around: async ({ operationId, request }, next) =>
      operationId === id ? Response.json(done()) : next(request),
  }
}

/** Changes the headers of responses. */
export function headers(change: (headers: Headers, call: Call, status: number) => unknown): Change {
  return {
    finish: (response, call) => {
      const changed = new Response(response.body, response)
      change(changed.headers, call, response.status)
      return changed
    },
  }
}

/** Sets a header of an operation's responses; undefined leaves it out. */
export function header(id: OperationId, name: string, value?: string): Change {
  return headers((headers, { operationId }) => {
    if (operationId === id) value === undefined ? headers.delete(name) : headers.set(name, value)
  })
}

/** Changes a header of all responses that have it. */
export function headerText(name: string, change: (value: string) => string): Change {
  return headers(headers => {
    const value = headers.get(name)
    if (value !== null) headers.set(name, change(value))
  })
}

/** Replaces the answers to preflights. */
export function preflights(replace: () => Response): Change {
  return { finish: (response, { request }) => (request.method === 'OPTIONS' ? replace() : response) }
}
