import { fetchAnswer } from './create-client.ts'

export interface PicturesOptions {
  /** URLs of the tested hosts. */
  readonly urls: readonly string[]
  /** Headers that are sent with every request. */
  readonly headers: Readonly<Record<string, string>>
  /** Time limit of an answer in milliseconds. */
  readonly timeout: number
  /** Sends requests in place of the global `fetch`. */
  readonly fetch?: typeof fetch | undefined
}

/** The pictures that answers name. Each is requested once, without credentials, and only from the tested hosts. */
export interface Pictures {
  /**
   * Why there is no picture at an address, as a clause; undefined if there may be one.
   *
   * @param base the URL of the answer that names it
   */
  problemOf(address: string, base: string): Promise<string | undefined>
  /** The number of pictures that were requested so far. */
  requested(): number
  /** Origins of pictures that were not requested, because they are not those of the tested hosts. */
  untested(): readonly string[]
}

export function createPictures({ urls, headers, timeout, fetch: send }: PicturesOptions): Pictures {
  const tested = new Set(urls.map(url => new URL(url).origin))
  const untested = new Set<string>()
  const problems = new Map<string, Promise<string | undefined>>()
  return {
    requested: () => problems.size,
    untested: () => [...untested].toSorted(),
    problemOf(address, base) {
      const url = URL.parse(address, base)
      if (!url || !/^https?:$/.test(url.protocol)) return Promise.resolve(undefined)
      if (!tested.has(url.origin)) {
        untested.add(url.origin)
        return Promise.resolve(undefined)
      }
      const problem = problems.get(url.href) ?? problemAt(url.href)
      problems.set(url.href, problem)
      return problem
    },
  }

  async function problemAt(url: string): Promise<string | undefined> {
    try {
      const response = await fetchAnswer(url, { headers }, timeout, true, send)
      await response.body?.cancel()
      const problem = problemOfAnswer(response)
      return problem === undefined ? undefined : `${url} ${problem}`
    } catch {
      // A host that does not answer is reported by the checks of its operations.
      return undefined
    }
  }
}

/** A redirect can lead to another host, and a refusal can depend on a session, so neither is followed or judged. */
function problemOfAnswer({ ok, status, headers }: Response): string | undefined {
  if (status === 404 || status === 410) return `is answered with ${status}`
  const type = headers.get('Content-Type') ?? ''
  return ok && !isShown(type) ? `has the type '${type}'` : undefined
}

/** Browsers find out by themselves which type of picture the bytes of a file without a type are. */
function isShown(type: string): boolean {
  return /^((image|video)\/|[a-z]+\/octet-stream|$)/i.test(type)
}
