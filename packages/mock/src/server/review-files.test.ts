import type { Product, Review, ReviewMedia } from '@jeoul/api/types'
import { afterAll, expect, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from './start-mock.ts'

const catalogue = tinyCatalogue({ 111: [{ id: 7, reviews: 60, registered: 20_000 }] })
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const headers = { Authorization: 'Bearer jeoul-mock-token-1' }

async function write(
  set: string,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ url: string; review: Review }> {
  const url = `${mock.secondUrl}/desktop/v1/shopping/items/7/${set}`
  const body = new FormData()
  body.append('marks', '5')
  body.append('message', '사진을 올려요')
  body.append('images[]', new File([bytes], 'a', { type }))
  const review: Review = (await (await fetch(url, { method: 'POST', body, headers })).json()).result
  return { review, url: `${url}/${review.idx_thread}` }
}

test.each(['reviews', 'market/reviews'])(
  'serves what was uploaded with %s until it is removed',
  async set => {
    const bytes = new Uint8Array([0xff, 0xd8, 1, 2, 3])
    const { review, url } = await write(set, 'image/jpeg', bytes)
    const address = review.images[0]?.fileUrl ?? ''
    const file = await fetch(address)
    expect(file.headers.get('Content-Type')).toBe('image/jpeg')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
    await fetch(url, { method: 'DELETE', headers })
    expect((await fetch(address)).status).toBe(404)
  },
)

const gallery = async (media: string): Promise<readonly ReviewMedia[]> =>
  (await (await fetch(`${mock.secondUrl}/desktop/v1/shopping/items/7/reviews/gallery/${media}`)).json())
    .result.list
const start = async (response: Response) =>
  String.fromCharCode(...new Uint8Array(await response.arrayBuffer()).subarray(0, 40))

test('has a picture for an uploaded video', async () => {
  const { review } = await write('reviews', 'video/mp4', new Uint8Array(4))
  const picture = await fetch(review.images[0]?.fileThumbUrl ?? '')
  expect(picture.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
  expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/)
})

test('makes an image and a smaller one for every seeded image, the same each time', async () => {
  const [file] = (await gallery('images'))[0]?.files ?? []
  const [full, small] = [await fetch(file?.fileUrl ?? ''), await fetch(file?.fileThumbUrl ?? '')]
  expect(full.headers.get('Content-Type')).toBe('image/webp')
  const [fullLength, smallLength] = [full, small].map(({ headers }) => Number(headers.get('Content-Length')))
  expect(smallLength).toBeLessThan(fullLength ?? 0)
  const first = await start(full)
  expect(first).toMatch(/^RIFF....WEBPVP8 /s)
  expect(await start(await fetch(file?.fileUrl ?? ''))).toBe(first)
})

test('serves seeded videos with a thumbnail, and the ranges that players request', async () => {
  const review = (await gallery('videos')).find(({ files }) => files[0]?.fileMimeType === 'video/webm')
  const { fileUrl = '', fileThumbUrl = '' } = review?.files[0] ?? {}
  expect(await start(await fetch(fileThumbUrl))).toMatch(/^RIFF/)
  const whole = new Uint8Array(await (await fetch(fileUrl)).arrayBuffer())
  expect(whole.length).toBeGreaterThan(5000)
  const part = await fetch(fileUrl, { headers: { Range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 10-19/${whole.length}`])
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(10, 20))
})

test('regression: a product’s gallery named pictures that do not exist', async () => {
  const product = `${mock.secondUrl}/desktop/v1/shopping/items/7`
  const { gallery }: Product = (await (await fetch(product)).json()).result
  const addresses = (gallery ?? []).flatMap(({ url, thumbnail = url }) => [url, thumbnail])
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect((await fetch(address)).status).toBe(200)
})

test.each(['1.webp', '1-2.png', '1-2.small.webm', 'a-b.webm', '1-2-3.webp'])(
  'knows no file %s',
  async file => {
    expect((await fetch(`${mock.mainUrl}/pictures/review/cpu/${file}`)).status).toBe(404)
  },
)
