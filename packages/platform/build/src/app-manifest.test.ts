import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const publicFile = (address: string) => readFile(new URL(`../public${address}`, import.meta.url))

test('the web manifest describes an app in Korean, and each icon exists in the size that it states', async () => {
  const manifest = JSON.parse(String(await publicFile('/manifest.webmanifest')))
  expect(manifest).toMatchObject({ name: '저울', lang: 'ko', start_url: '/', theme_color: '#ffffff' })
  const sizes: string[] = []
  for (const { src, type, sizes: size } of manifest.icons) {
    const icon = await publicFile(src)
    sizes.push(size)
    if (type === 'image/svg+xml') expect(String(icon)).toContain('<svg')
    // A PNG states its width and height after its signature and the head of its first chunk.
    else expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(size)
  }
  // What browsers need to offer an installation.
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
})
