import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendWithProgress } from './send-with-progress.ts'

/** The used part of the browser's XMLHttpRequest, driven by the test. */
class FakeXhr extends EventTarget {
  upload = new EventTarget()
  headers: Record<string, string> = {}
  opened: readonly string[] = []
  body: unknown = null
  isAborted = false
  status = 200
  statusText = 'OK'
  responseType = ''
  response: unknown = new TextEncoder().encode('{"success":true}').buffer
  open(...opened: readonly string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-time: 10:20: 30\r\n'
  }
  send(body: unknown) {
    this.body = body
    begun.resolve(this)
  }
  abort() {
    this.isAborted = true
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}

let begun = Promise.withResolvers<FakeXhr>()

beforeEach(() => {
  begun = Promise.withResolvers()
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function begin(signal?: AbortSignal) {
  const onSent = vi.fn()
  const form = new FormData()
  form.append('images[]', new File(['a photo'], 'photo.webp'))
  const request = new Request('http://second.test/reviews', {
    method: 'POST',
    body: form,
    headers: { Authorization: 'Bearer abc' },
    ...(signal && { signal }),
  })
  return { form, onSent, answer: sendWithProgress(request, { form, onSent, stallLimit: 1000 }) }
}

test('it sends the same request as fetch, and answers as fetch does', async () => {
  const { answer } = begin()
  const xhr = await begun.promise
  expect(xhr.opened).toEqual(['POST', 'http://second.test/reviews'])
  expect(xhr.headers).toEqual({ authorization: 'Bearer abc' })
  xhr.dispatchEvent(new Event('load'))
  const response = await answer
  expect(response.headers.get('x-time')).toBe('10:20: 30')
  expect(await response.json()).toEqual({ success: true })
})

test('an answer without a body arrives as one', async () => {
  const { answer } = begin()
  const xhr = await begun.promise
  xhr.status = 204
  xhr.dispatchEvent(new Event('load'))
  expect(await answer).toMatchObject({ status: 204, body: null })
})

test('an invalid response fails, and ends the upload', async () => {
  const { answer } = begin()
  const xhr = await begun.promise
  xhr.statusText = 'no\nstatus'
  xhr.dispatchEvent(new Event('load'))
  await expect(answer).rejects.toThrow(TypeError)
})

test('it reports how much has been sent', async () => {
  const { answer, onSent } = begin()
  const xhr = await begun.promise
  xhr.progress(3, 7)
  xhr.progress(7, 7)
  xhr.dispatchEvent(new Event('load'))
  await answer
  expect(onSent.mock.calls).toEqual([[{ sent: 3, total: 7 }], [{ sent: 7, total: 7 }]])
})

test('a broken connection fails as with fetch', async () => {
  const { answer } = begin()
  const xhr = await begun.promise
  xhr.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toThrow(TypeError)
})

test('its caller can abort it', async () => {
  const controller = new AbortController()
  const { answer } = begin(controller.signal)
  const xhr = await begun.promise
  controller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
  expect(xhr.isAborted).toBe(true)
})

test('a long upload continues while it makes progress, and fails when it stalls', async () => {
  const { answer } = begin()
  const xhr = await begun.promise
  vi.useFakeTimers()
  for (const sent of [1, 2, 3]) {
    xhr.progress(sent, 7)
    vi.advanceTimersByTime(900)
  }
  expect(xhr.isAborted).toBe(false)
  vi.advanceTimersByTime(100)
  await expect(answer).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(xhr.isAborted).toBe(true)
})

test('regression: WebKit could not read the files of a form back from its request', async () => {
  const { answer, form } = begin()
  const xhr = await begun.promise
  expect(xhr.body).toBe(form)
  xhr.dispatchEvent(new Event('load'))
  await answer
})
