import type { Page } from '@playwright/test'
import { expect, test } from './sites.ts'

/** Media of the reviews of an item that has videos. */
async function findMedia(secondUrl: string, mainUrl: string, media: 'images' | 'videos') {
  const list = await (await fetch(`${mainUrl}/front/v3/items?cate_id=111213&sort=review&limit=1`)).json()
  const item = list.result.items[0].item_id
  const url = `${secondUrl}/desktop/v1/shopping/items/${item}/reviews/gallery/${media}`
  const [review] = (await (await fetch(url)).json()).result.list
  return review.files[0]
}

/** The colours of a picture at two points, the wall and the table of a room. */
async function coloursOf(page: Page, selector: string): Promise<readonly number[][]> {
  return page.locator(selector).evaluate((picture: HTMLImageElement | HTMLVideoElement) => {
    const canvas = document.createElement('canvas')
    canvas.width = 100
    canvas.height = 75
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0, 100, 75)
    return [6, 70].map(y => [...(context?.getImageData(95, y, 1, 1).data ?? [])].slice(0, 3))
  })
}

test('a browser shows the images of seeded reviews in their colours', async ({ page, sites }) => {
  const { mainUrl, secondUrl } = sites.mock
  const { fileUrl, fileThumbUrl } = await findMedia(secondUrl, mainUrl, 'images')
  await page.goto(`${mainUrl}/__mock/article/1`)
  await page.setContent(`<img id="full" src="${fileUrl}"><img id="small" src="${fileThumbUrl}">`)
  await expect(page.locator('#full')).toHaveJSProperty('naturalWidth', 280)
  await expect(page.locator('#small')).toHaveJSProperty('naturalWidth', 140)
  const [full, small] = [await coloursOf(page, '#full'), await coloursOf(page, '#small')]
  for (const [place, colour] of full.entries()) {
    for (const [channel, value] of colour.entries()) {
      expect(Math.abs(value - (small[place]?.[channel] ?? 0))).toBeLessThan(12)
    }
  }
  expect(full[0]).not.toEqual(full[1])
})

test('a browser plays the videos of seeded reviews, and can seek', async ({ page, sites }) => {
  const { mainUrl, secondUrl } = sites.mock
  const { fileUrl, fileMimeType } = await findMedia(secondUrl, mainUrl, 'videos')
  expect(fileMimeType).toBe('video/webm')
  await page.goto(`${mainUrl}/__mock/article/1`)
  await page.setContent(`<video src="${fileUrl}" muted></video>`)
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('readyState', 4)
  await expect(video).toHaveJSProperty('videoWidth', 192)
  await expect(video).toHaveJSProperty('duration', 1.5)
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect(video).toHaveJSProperty('ended', true)
  const before = await coloursOf(page, 'video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0.5
    return new Promise(resolve => element.addEventListener('seeked', resolve, { once: true }))
  })
  expect(await video.evaluate((element: HTMLVideoElement) => element.error)).toBeNull()
  expect(before[0]).not.toEqual(before[1])
})
