import { expect, test } from 'vitest'
import { pictureOf, readMedia } from './review-media.ts'

const image = {
  fileMimeType: 'image/webp',
  fileThumbUrl: 'https://img.kr/1.small.webp',
  fileName: '사진.webp',
  fileUrl: 'https://img.kr/1.webp',
}
const video = { ...image, fileMimeType: 'video/mp4', fileUrl: 'https://img.kr/2.mp4' }
const market = { type: 'video', url: 'https://img.kr/3.mp4', videoThumbnailUrl: null } as const

test('product reviews have files', () => {
  expect(readMedia('product', { images: [image, video], marketMedia: [market] })).toEqual([
    { type: 'image', url: image.fileUrl, thumbnail: image.fileThumbUrl, place: 0 },
    { type: 'video', url: video.fileUrl, thumbnail: image.fileThumbUrl, place: 1 },
  ])
})

test('"marketMedia with type, url, videoThumbnailUrl": shopping reviews have them, or files', () => {
  const medium = { type: 'video', url: market.url, thumbnail: null, place: 0 }
  expect(readMedia('market', { images: [image], marketMedia: [market] })).toEqual([medium])
  expect(readMedia('market', { images: [image] })).toMatchObject([{ url: image.fileUrl }])
})

test('addresses that do not lead to the web are dropped, and the others keep their indexes', () => {
  const files = [{ ...image, fileUrl: 'javascript:alert(1)' }, image]
  expect(readMedia('product', { images: files })).toMatchObject([{ url: image.fileUrl, place: 1 }])
})

test('a video is shown by its thumbnail, a picture by itself if it has none', () => {
  const medium = { type: 'image', url: 'https://img.kr/1.webp', thumbnail: null, place: 0 } as const
  expect(pictureOf(medium)).toBe(medium.url)
  expect(pictureOf({ ...medium, type: 'video' })).toBeNull()
  expect(pictureOf({ ...medium, thumbnail: 'https://img.kr/s.webp' })).toBe('https://img.kr/s.webp')
})
