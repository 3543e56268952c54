import { ApiError } from './api-error.ts'

/** The maximum size of an answer in bytes: twenty times the largest that pages request (assumed). */
export const maxBytes = 10_000_000

/**
 * Cuts off an answer that is too large: its connection is closed, and reading it fails.
 *
 * @param limit bytes of the body, decompressed
 * @throws {@link ApiError} at once if a header already gives a larger size
 */
export async function limitBody(response: Response, limit: number): Promise<Response> {
  const { body, headers, status, statusText } = response
  const contentLength = Number(headers.get('Content-Length') ?? Number.NaN)
  if (contentLength > limit) {
    await body?.cancel()
    throw tooLarge(contentLength, limit)
  }
  // A compressed body's decompressed size is not in the headers.
  if (body === null || (contentLength <= limit && !headers.has('Content-Encoding'))) return response
  let read = 0
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > limit) controller.error(tooLarge(read, limit))
        else controller.enqueue(chunk)
      },
    }),
  )
  const limited = new Response(counted, { status, statusText, headers })
  // Errors name the URL, but a constructed response has none.
  return Object.defineProperty(limited, 'url', { value: response.url })
}

function tooLarge(bytes: number, limit: number): ApiError {
  return new ApiError('refused', `the answer has ${bytes} bytes or more, but only ${limit} are read`)
}
