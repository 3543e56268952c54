import type { Review } from '@jeoul/api/types'
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

test('has a picture for a video and for every seeded image', async () => {
  const { review } = await write('reviews', 'video/mp4', new Uint8Array(4))
  const gallery = await fetch(`${mock.secondUrl}/desktop/v1/shopping/items/7/reviews/gallery/images`)
  const seeded = (await gallery.json()).result.list[0].files[0]
  for (const url of [review.images[0]?.fileThumbUrl ?? '', seeded.fileThumbUrl, seeded.fileUrl]) {
    const picture = await fetch(url)
    expect(picture.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
    expect(await picture.text()).toMatch(/^<svg .*<\/svg>$/)
  }
})
