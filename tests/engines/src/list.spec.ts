import type { Shopper } from './shopper.ts'
import { expect, type SiteName, siteNames, test } from './test.ts'

const graphicsCards = '/list/111213'
const names = (shopper: Shopper) => shopper.get('region', '상품 목록').get('heading')

/** Filters are beside the desktop's list, and in a sheet on the phone. */
const filters = (shopper: Shopper, site: SiteName) =>
  site === 'desktop' ? shopper : shopper.get('dialog', '필터')

async function openFilters(shopper: Shopper, site: SiteName): Promise<void> {
  if (site === 'mobile') await shopper.get('button', /^필터/).nth(0).click()
  await filters(shopper, site).get('group', '제조사').appears()
}

/** The lowest price that a row of a list shows, in won. */
function lowestOf(row: string): number {
  return Number(/최저가\D*([\d,]+)원/.exec(row)?.[1]?.replaceAll(',', ''))
}

/** Scrolls some screens down; returns the name of a product that is in the middle then. */
async function scrollToSomeProduct(shopper: Shopper): Promise<string> {
  await shopper.driver.run(() => scrollBy({ top: 1800, behavior: 'instant' }), null)
  let name = ''
  await expect
    .poll(async () => {
      name = await shopper.driver.run(() => {
        const inMiddle = Array.from(document.querySelectorAll('main h2 a')).find(link => {
          const { top, bottom } = link.getBoundingClientRect()
          return top > 200 && bottom < innerHeight - 200
        })
        return inMiddle?.textContent ?? ''
      }, null)
      return name
    })
    .not.toBe('')
  return name
}

/** Lets the page note how far from the top of the window a link is when it is pressed: drivers scroll to it before. */
async function noteTopOfPress(shopper: Shopper): Promise<void> {
  await shopper.driver.run(() => {
    addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null
        document.documentElement.dataset.pressedTop = String(link?.getBoundingClientRect().top)
      },
      { capture: true, once: true },
    )
  }, null)
}

for (const site of siteNames) {
  test(`a list is filtered, sorted and cut to a price range: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, graphicsCards)
    const address = () => shopper.driver.address()
    await openFilters(shopper, site)
    await filters(shopper, site).get('checkbox', /^ASUS/).click()
    await expect.poll(address).toContain('maker=')
    await filters(shopper, site).get('textbox', '최대 가격').fill('900000')
    await shopper.driver.press('Enter')
    await expect.poll(address).toContain('max=900000')
    await shopper.expectAccessible()
    if (site === 'mobile') await shopper.get('button', /개 보기$/).click()

    if (site === 'desktop') await shopper.get('navigation', '정렬').get('link', '낮은가격순').click()
    else await shopper.get('combobox', '정렬').select('low')
    await expect.poll(address).toContain('sort=low')
    const rows = shopper.get('region', '상품 목록').get('listitem')
    await expect
      .poll(async () => {
        const texts = (await rows.texts()).filter(text => text.includes('최저가'))
        return new Set(texts.map(text => text.includes('ASUS') && lowestOf(text) <= 900_000))
      })
      .toEqual(new Set([true]))
    await shopper.expectAccessible()
    await shopper.reload()
    await shopper.get('list', '적용된 필터').get('link', /ASUS/).appears()
  })

  test(`Back returns to the place in a list: ${site}`, async ({ visit }) => {
    const shopper = await visit(site, graphicsCards)
    await shopper.settled()
    const name = await scrollToSomeProduct(shopper)
    const link = names(shopper).get('link', name).nth(0)
    await noteTopOfPress(shopper)
    await link.click()
    await shopper.get('heading', name).appears()
    await expect.poll(() => shopper.driver.address()).toContain('/item/')
    await shopper.settled()
    await shopper.driver.back()
    await expect.poll(() => shopper.driver.address()).toContain(graphicsCards)
    await link.appears()
    const before = Number(
      await shopper.driver.run(() => document.documentElement.dataset.pressedTop ?? '', null),
    )
    await expect.poll(async () => Math.abs(((await link.tops())[0] ?? Number.NaN) - before)).toBeLessThan(5)
    expect(await shopper.driver.run(() => scrollY, null)).toBeGreaterThan(500)
    await shopper.expectAccessible()
  })
}

test('a list grows on the phone', async ({ visit }) => {
  const shopper = await visit('mobile', graphicsCards)
  await shopper.settled()
  const count = async () => (await names(shopper).texts()).length
  const before = await count()
  await expect
    .poll(async () => {
      await shopper.driver.run(
        () => Array.from(document.querySelectorAll('[data-row]')).at(-1)?.scrollIntoView({ block: 'end' }),
        null,
      )
      return count()
    })
    .toBeGreaterThan(before + 50)
  await shopper.expectAccessible()
})
