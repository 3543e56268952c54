import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { logIn } from './log-in.ts'
import { expect, siteNames, test } from './test.ts'

/** Two pictures of one pixel. */
async function pictures(): Promise<{ paths: string[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jeoul-pictures-'))
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const paths = ['one.png', 'two.png'].map(name => path.join(folder, name))
  await Promise.all(paths.map(each => writeFile(each, png)))
  return { paths, remove: () => rm(folder, { recursive: true }) }
}

for (const [place, site] of siteNames.entries()) {
  test(`a review with two pictures, its draft restored, is sent: ${site}`, async ({ visit, sites }) => {
    const list = `${sites.mock.mainUrl}/front/v3/items?cate_id=111213&sort=review&limit=20`
    const item = (await (await fetch(list)).json()).result.items[place].item_id
    const { paths, remove } = await pictures()
    const shopper = await visit(site, `/reviews/${item}?sort=new`)
    await logIn(shopper, place + 1)
    const words = `조용하고 시원해요 ${Date.now()}`
    await shopper.get('button', '리뷰 쓰기').click()
    await shopper.get('radio', /^4점/).click()
    await shopper.label('어땠나요?').fill(words)
    await shopper.label('사진 추가').upload(...paths)
    await shopper.get('img', '추가할 2번째 사진').appears()
    await shopper.expectAccessible()
    // The dialog scrolls by itself, hence the document says nothing of its width.
    const [field, form] = await shopper.driver.run(
      () =>
        ['fieldset textarea', 'fieldset:has(textarea)'].map(
          part => document.querySelector(part)?.getBoundingClientRect().right ?? 0,
        ),
      null,
    )
    expect(field, 'the right edge of the field').toBeGreaterThan(0)
    expect(field, 'the field is no wider than its form').toBeLessThanOrEqual(form ?? 0)

    await shopper.reload()
    await expect.poll(() => shopper.label('어땠나요?').value()).toBe(words)
    await shopper.get('img', '추가할 2번째 사진').appears()
    await shopper.get('button', '등록하기').click()
    await shopper.text('리뷰를 등록했어요. 고마워요.').appears()
    await shopper.reload()
    await shopper.text(words).appears()
    await shopper.get('button', '사진 2 크게 보기').nth(0).appears()
    await remove()
  })
}
