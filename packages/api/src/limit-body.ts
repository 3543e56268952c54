import { ApiError } from './api-error.ts'

/** The most bytes that an answer may have: twenty times the largest that pages ask for (assumed). */
export const mostBytes = 10_000_000

/**
 * Cuts off an answer that is too large: its connection is closed, and reading it fails.
 *
 * @param most bytes of the body, decompressed
 * @throws {@link ApiError} at once where the host tells the size before
 */
export async function limitBody(response: Response, most: number): Promise<Response> {
  const { body, headers, status, statusText } = response
  const told = Number(headers.get('Content-Length') ?? Number.NaN)
  if (told > most) {
    await body?.cancel()
    throw tooLarge(told)
  }
  // What a compressed body holds is not told.
  if (body === null || (told <= most && !headers.has('Content-Encoding'))) return response
  let read = 0
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read > most) controller.error(tooLarge(read))
        else controller.enqueue(chunk)
      },
    }),
  )
  const limited = new Response(counted, { status, statusText, headers })
  // Errors name the address, which a response that was made here has not.
  return Object.defineProperty(limited, 'url', { value: response.url })
}

function tooLarge(bytes: number): ApiError {
  return new ApiError('refused', `an answer of ${bytes} bytes or more`)
}
