/** The progress of an upload, in bytes. */
export interface Sent {
  readonly sent: number
  readonly total: number
}

interface Upload {
  /** The request's body. WebKit cannot read a form with files back from a `Request`. */
  readonly form: FormData
  /** Called with every step, and once more when all is sent. */
  readonly onSent: (sent: Sent) => void
  /** Milliseconds without progress after which the upload is aborted. */
  readonly stallLimit: number
}

/**
 * Sends a request like `fetch`, and reports how much of it has been sent. In browsers, only XMLHttpRequest can do that.
 *
 * @param request its address, method, headers and signal are used, but not its body
 * @returns the response; fails as `fetch` does, with a `TypeError`, an `AbortError` or a `TimeoutError`
 */
export function sendWithProgress(request: Request, { form, onSent, stallLimit }: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const fail = (error: unknown) => {
      clearTimeout(timer)
      reject(error)
    }
    const giveUp = (error: unknown) => {
      fail(error)
      xhr.abort()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => giveUp(new DOMException(`the upload made no progress for ${stallLimit} ms`, 'TimeoutError')),
        stallLimit,
      )
    }
    const abort = () => giveUp(request.signal.reason)

    xhr.open(request.method, request.url)
    xhr.responseType = 'arraybuffer'
    for (const [name, value] of request.headers) {
      // The form gets a boundary of its own.
      if (name.toLowerCase() !== 'content-type') xhr.setRequestHeader(name, value)
    }
    for (const type of ['progress', 'load'] as const) {
      xhr.upload.addEventListener(type, ({ loaded, total }) => {
        wait()
        onSent({ sent: loaded, total })
      })
    }
    xhr.addEventListener('load', () => {
      clearTimeout(timer)
      try {
        resolve(responseOf(xhr))
      } catch (error) {
        reject(new TypeError('the response to the upload is invalid', { cause: error }))
      }
    })
    xhr.addEventListener('error', () => fail(new TypeError('the connection broke during the upload')))
    if (request.signal.aborted) return abort()
    request.signal.addEventListener('abort', abort)
    wait()
    xhr.send(form)
  })
}

/** Statuses of answers without a body: `Response` refuses even an empty one for them. */
const bodilessStatuses: readonly number[] = [204, 205, 304]

function responseOf(xhr: XMLHttpRequest): Response {
  const lines = xhr.getAllResponseHeaders().split('\r\n').filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name, value.join(': ')]
  })
  const { status, statusText } = xhr
  return new Response(bodilessStatuses.includes(status) ? null : xhr.response, {
    status,
    statusText,
    headers,
  })
}
