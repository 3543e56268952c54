import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openBreakingHost } from './breaking-host.ts'
import { expect, type Sites, test } from './sites.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: png })
/** Too long for the buffers between a browser and a host. */
const video = (name: string) => ({ name, mimeType: 'video/mp4', buffer: Buffer.alloc(6 * 1024 * 1024, 1) })

/** A product with reviews; each test has its own, because workers keep what members write. */
async function findItem({ mock }: Sites, place: number): Promise<string> {
  const url = `${mock.mainUrl}/front/v3/items?cate_id=111213&sort=review&limit=20`
  return (await (await fetch(url)).json()).result.items[place].item_id
}

const logIn = (page: Page, url: string, member: number) =>
  page.context().addCookies([{ name: 'auth_token', value: `jeoul-mock-token-${member}`, url }])

/** The same site for another member. */
async function openAs(context: BrowserContext, member: number, site: string, path: string): Promise<Page> {
  await context.addCookies([
    { name: 'auth_token', value: `jeoul-mock-token-${member}`, url: site },
    { name: 'view', value: 'mobile', url: site },
  ])
  const page = await context.newPage()
  await page.goto(site + path)
  return page
}

async function write(page: Page, message: string): Promise<void> {
  await page.getByRole('button', { name: '리뷰 쓰기' }).click()
  await page.getByRole('radio', { name: /^4점/ }).check()
  await page.getByLabel('어땠나요?').fill(message)
}

/** Leaves a page as some phones do. */
function tellOfPagehideAlone(): void {
  for (const type of ['beforeunload', 'visibilitychange']) {
    addEventListener(type, event => event.stopImmediatePropagation(), true)
  }
}

test('regression: on a narrow phone, 지우기 of one’s own review stood alone, below 고치기', async ({
  page,
  sites,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await logIn(page, sites.mobile, 3)
  await page.goto(`${sites.mobile}/reviews/${await findItem(sites, 19)}?view=mobile`)
  await write(page, '조용하고 시원해요')
  await page.getByRole('button', { name: '등록하기' }).click()
  const own = page.getByRole('article').filter({ hasText: '내 리뷰' })
  const top = async (name: string) => (await own.getByRole('button', { name }).boundingBox())?.y
  expect(await top('고치기')).toBe(await top('지우기'))
})

for (const [place, site] of (['desktop', 'mobile'] as const).entries()) {
  test(`a member writes, changes and deletes a review with pictures, ${site}`, async ({ page, sites }) => {
    if (site === 'mobile') await page.addInitScript(tellOfPagehideAlone)
    const item = await findItem(sites, place)
    await logIn(page, sites[site], 1)
    await page.goto(`${sites[site]}/reviews/${item}`)
    await write(page, '조용하고 시원해요')
    await page.locator('input[type=file]').setInputFiles([photo('하나.png'), photo('둘.png')])
    await page.getByRole('button', { name: '2번째 사진 앞으로' }).click()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByLabel('어땠나요?')).toHaveValue('조용하고 시원해요')
    await expect(page.getByAltText('추가할 2번째 사진')).toBeVisible()
    await page.getByRole('button', { name: '등록하기' }).click()
    await expect(page.getByText('리뷰를 등록했어요. 고마워요.')).toBeVisible()

    await page.goto(`${sites[site]}/reviews/${item}?sort=new`)
    const own = page.getByRole('article').filter({ hasText: '내 리뷰' })
    await own.getByRole('button', { name: '고치기' }).click()
    await page.getByRole('button', { name: '1번째 사진 빼기' }).click()
    await page.getByLabel('어땠나요?').fill('한 달 뒤에도 조용해요')
    await page.getByRole('button', { name: '등록하기' }).click()
    await expect(own.getByText('한 달 뒤에도 조용해요')).toBeVisible()
    await expect(own.getByRole('list', { name: '리뷰 사진·동영상' }).getByRole('listitem')).toHaveCount(1)

    const remove = async () => {
      await own.getByRole('button', { name: '지우기' }).click()
      await expectAccessible(page)
      await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click()
    }
    await remove()
    const undo = page.getByRole('button', { name: '되돌리기' })
    await test.step('regression: the focus was lost with the review', () => expect(undo).toBeFocused())
    await undo.click()
    await expect(own).toBeVisible()
    await remove()
    await expect(page.getByText('리뷰를 지웠어요.')).toBeVisible()
    // Leaving the page does not wait for the moment in which it could be undone.
    await page.goto(`${sites[site]}/`)
    await expect(async () => {
      await page.goto(`${sites[site]}/reviews/${item}?sort=new`)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(own).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  })
}

/** A JPEG of 40 × 20 pixels as a camera writes it: to be turned by a quarter, and with the place where it was taken. */
async function cameraPhoto(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 20 })
    canvas.getContext('2d')?.fillRect(0, 0, 40, 20)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(data, 'base64')
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    if (type === 3) bytes.writeUInt16BE(value, 8)
    else bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const directory = (...entries: Buffer[]) => [Buffer.from([0, entries.length]), ...entries, Buffer.alloc(4)]
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
    // Orientation, and where the GPS directory is; in it, the latitude of Seoul.
    ...directory(entry(0x0112, 3, 1, 6), entry(0x8825, 4, 1, 38)),
    ...directory(entry(0x0001, 2, 2, 0x4e000000), entry(0x0002, 5, 3, 68)),
    ...[37, 1, 33, 1, 59, 1].map(number => Buffer.from([0, 0, 0, number])),
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)])
}

test('a photo is sent as it looks, without its place; HEIC that cannot be read is refused', async ({
  page,
  sites,
}) => {
  const item = await findItem(sites, 17)
  await logIn(page, sites.mobile, 1)
  await page.goto(`${sites.mobile}/reviews/${item}`)
  await write(page, '한강에서 찍었어요')
  const buffer = await cameraPhoto(page)
  expect(buffer.includes('Exif')).toBe(true)
  const file = page.locator('input[type=file]')
  await file.setInputFiles([{ name: '한강.jpg', mimeType: 'image/jpeg', buffer }])
  await expect(page.getByAltText('추가할 1번째 사진')).toBeVisible()
  await file.setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') }])
  await expect(
    page.getByText('이 브라우저는 HEIC 사진을 열지 못해요. JPG로 저장해서 올려 주세요.'),
  ).toBeVisible()
  await page.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('리뷰를 등록했어요. 고마워요.')).toBeVisible()
  const sent = await page
    .getByRole('article')
    .filter({ hasText: '한강에서 찍었어요' })
    .locator('img')
    .getAttribute('src')
  const bytes = Buffer.from(await (await fetch(sent ?? '')).arrayBuffer())
  expect(bytes.subarray(0, 2).toString('hex')).toBe('ffd8')
  expect(bytes.includes('Exif')).toBe(false)
  // The page itself may have been told to load no pictures.
  const size = await page.evaluate(
    async values => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(values)]))
      return [width, height]
    },
    [...bytes],
  )
  expect(size).toEqual([20, 40])
})

for (const [place, site] of (['desktop', 'mobile'] as const).entries()) {
  test(`two members at once: one on the ${site} site, one on the other`, async ({
    page,
    openContext,
    sites,
  }) => {
    const item = await findItem(sites, 4 + place)
    const newest = `/reviews/${item}?sort=new`
    const words = `둘이서 보는 리뷰 ${place}`
    const articleOf = (each: Page) => each.getByRole('article').filter({ hasText: words })
    const likeOf = (each: Page) => articleOf(each).getByRole('button', { name: /^좋아요/ })
    const comment = async (each: Page, text: string) => {
      await articleOf(each).getByRole('button', { name: '댓글 쓰기' }).click()
      await expect(each.getByRole('textbox', { name: '댓글' })).toBeFocused()
      await each.keyboard.type(text)
      await each.getByRole('button', { name: '등록', exact: true }).click()
      await expect(articleOf(each).getByText(text)).toBeVisible()
    }
    await logIn(page, sites[site], 1)
    await page.goto(sites[site] + newest)
    const otherSite = sites[site === 'desktop' ? 'mobile' : 'desktop']
    const other = await openAs(await openContext(), 2, otherSite, newest)
    await write(page, words)
    await page.getByRole('button', { name: '등록하기' }).click()
    await expect(page.getByText('리뷰를 등록했어요. 고마워요.')).toBeVisible()
    await expect(articleOf(page)).toHaveCount(1)

    // The other one sees it, and both press and write at once.
    await other.reload()
    await expect(articleOf(other).getByRole('button', { name: '신고' })).toBeVisible()
    const counted = page.waitForResponse(answer => answer.url().endsWith('/like') && answer.ok())
    await likeOf(page).click()
    await likeOf(page).click()
    await expect(likeOf(page)).toHaveText('좋아요 1')
    await counted
    await likeOf(other).click()
    await expect(likeOf(other)).toHaveText('좋아요 2')
    await Promise.all([comment(page, '제가 쓴 댓글'), comment(other, '저도 그래요')])
    await articleOf(page).getByRole('button', { name: '내 댓글 고치기' }).click()
    await expectAccessible(page)
    await page.reload()
    await expect(likeOf(page)).toHaveText('좋아요 2')
    await expect(articleOf(page).getByText('저도 그래요')).toBeVisible()
    await expect(articleOf(page).getByText('제가 쓴 댓글')).toBeVisible()
  })
}

test('an interrupted upload keeps the draft, and is sent once', async ({ page, sites, allowErrors }) => {
  // A busy machine takes 13 s to hand a video from the browser to the test.
  test.setTimeout(90_000)
  allowErrors(/net::ERR_/, /a command failed: the connection broke during the upload/)
  const item = await findItem(sites, 8)
  await logIn(page, sites.desktop, 1)
  await page.goto(`${sites.desktop}/reviews/${item}`)
  await write(page, '다시 보낼 말')
  await page.locator('input[type=file]').setInputFiles([photo('하나.png'), video('둘.mp4')])
  await page.getByRole('button', { name: '2번째 동영상 앞으로' }).click()

  const isUpload = (url: URL) => url.pathname.endsWith(`/items/${item}/reviews`)
  const requests: string[] = []
  page.on('request', request => {
    if (isUpload(new URL(request.url()))) requests.push(request.method())
  })
  const host = await openBreakingHost()
  await page.route(isUpload, route => {
    const isSent = route.request().method() === 'POST'
    return route.continue(isSent ? { url: host.url } : {})
  })
  await page.getByRole('button', { name: '등록하기' }).click()
  await expect(page.getByText('연결이 끊겼어요. 쓴 내용은 그대로 있어요.')).toBeVisible({ timeout: 40_000 })
  expect(host.received()).toBeGreaterThan(video('').buffer.length / 2)
  await host.close()
  await expect(page.getByRole('radio', { name: /^4점/ })).toBeChecked()
  await expect(page.getByLabel('어땠나요?')).toHaveValue('다시 보낼 말')
  await expect(page.getByLabel('추가할 1번째 동영상')).toBeVisible()
  await expect(page.getByAltText('추가할 2번째 사진')).toBeVisible()

  await page.unroute(isUpload)
  requests.length = 0
  await page.getByRole('button', { name: '다시 보내기' }).click()
  await expect(page.getByText('리뷰를 등록했어요. 고마워요.')).toBeVisible({ timeout: 40_000 })
  // It first checked whether the review had arrived.
  expect(requests.slice(0, 2)).toEqual(['GET', 'POST'])
  expect(requests.filter(method => method === 'POST')).toHaveLength(1)
  await page.goto(`${sites.desktop}/reviews/${item}?sort=new`)
  const own = page.getByRole('article').filter({ hasText: '내 리뷰' })
  await expect(own.getByRole('button', { name: '동영상 1 크게 보기' })).toBeVisible()
  await expect(own.getByRole('button', { name: '사진 2 크게 보기' })).toBeVisible()
})
