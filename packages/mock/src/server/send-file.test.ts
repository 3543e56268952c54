import { describe, expect, test } from 'vitest'
import { sendFile } from './send-file.ts'

const bytes = Uint8Array.from({ length: 100 }, (_, place) => place)
const send = (range?: string) => sendFile({ mimeType: 'video/webm', bytes }, range, 'no-store')

describe('sendFile', () => {
  test.each([undefined, '', 'bytes=-', 'bytes=1-2,5-6', 'lines=1-2', 'bytes=a-b'])(
    'sends the whole file for the range %j',
    async range => {
      const response = send(range)
      expect([response.status, response.headers.get('Accept-Ranges')]).toEqual([200, 'bytes'])
      expect((await response.arrayBuffer()).byteLength).toBe(100)
    },
  )

  test.each([
    ['bytes=0-', 0, 99],
    ['bytes=0-0', 0, 0],
    ['bytes=90-200', 90, 99],
    ['bytes=-10', 90, 99],
    ['bytes=-200', 0, 99],
  ])('sends the range %s', async (range, first, last) => {
    const response = send(range)
    expect([response.status, response.headers.get('Content-Range')]).toEqual([
      206,
      `bytes ${first}-${last}/100`,
    ])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes.slice(first, last + 1))
  })

  test.each(['bytes=100-', 'bytes=5-4', 'bytes=-0'])('refuses %s', range => {
    const response = send(range)
    expect([response.status, response.headers.get('Content-Range')]).toEqual([416, 'bytes */100'])
  })
})
