import { ApiError, getHeaderBannerFx, getLogoFx } from '@jeoul/api'
import { $siteProps, addressChanged, appStarted, shopFound } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $isMainDisplay, $logo, headerRightBanner } from './header-model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const success = { success: true, message: 'success' }
const banner = { id: '1', title: '가을 가전', image: 'http://main.test/1.svg', href: '/list/11' }
const down = () => {
  throw new ApiError('status', 'down', 500)
}

interface Host {
  readonly banner?: () => unknown
  readonly seasonLogo?: string | null
}

function setUp({
  banner: answer = () => ({ ...success, result: { headerRight: [] } }),
  seasonLogo = null,
}: Host = {}) {
  const logo = vi.fn((id: number): unknown => ({
    ...success,
    result: { desktopLogo: `${id}.svg`, seasonLogo, desktopFixLogo: `${id}-fix.svg` },
  }))
  const scope = fork({
    handlers: [
      [getHeaderBannerFx, answer],
      [getLogoFx, (_: unknown, { logoId }: { logoId: number }) => logo(logoId)],
    ],
  })
  return {
    scope,
    logo,
    requests: () => logo.mock.calls.flat(),
    shown: () => scope.getState($logo),
    async open(search = '', origin = 'https://www.jeoul.test') {
      await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), origin } })
      await allSettled(addressChanged, { scope, params: { path: '/', search } })
    },
  }
}

describe('the banner at the right of the header', () => {
  test.each([
    ['is what the host gives', { ...success, result: { headerRight: [banner] } }, [banner]],
    ['may be none', { ...success, result: { headerRight: [] } }, []],
    [
      '"response message \'success\'"',
      { success: true, message: 'ok', result: { headerRight: [banner] } },
      null,
    ],
    [
      '"A success response is required"',
      { ...success, success: false, result: { headerRight: [banner] } },
      null,
    ],
    [
      'never leads off the site, and has a picture',
      {
        ...success,
        result: { headerRight: [{ ...banner, href: '//shop.test' }, { ...banner, image: '' }, banner] },
      },
      [banner],
    ],
  ])('%s', async (_, answer, data) => {
    silence()
    const { scope, open } = setUp({ banner: () => answer })
    await open()
    expect(scope.getState(headerRightBanner.$state).data).toEqual(data)
  })

  test('"emptied on failure"', async () => {
    const log = silence()
    const { scope, open } = setUp({ banner: down })
    await open()
    expect(scope.getState(headerRightBanner.$state)).toMatchObject({ status: 'failed', data: null })
    expect(log).toHaveBeenCalledTimes(1)
  })
})

describe('the logo', () => {
  test.each([
    ['', 1],
    ['?idx_b_manager=0', 1],
    ['?idx_b_manager=20', 20],
  ])('at %j has the id %i', async (search, id) => {
    const { requests, open, shown } = setUp()
    await open(search)
    expect(requests()).toEqual([id])
    expect(shown()).toBe(`${id}.svg`)
  })

  test('of a minishop waits for its number', async () => {
    const { scope, requests, open } = setUp()
    await open('?mall_web_user=a')
    expect(requests()).toEqual([])
    await allSettled(shopFound, { scope, params: { mallUser: 'a', managerId: 7 } })
    expect(requests()).toEqual([7])
  })

  test('is requested once, and again only for another id', async () => {
    const { requests, open } = setUp()
    for (const search of ['', '?page=2', '?idx_b_manager=20', '?idx_b_manager=20&page=2', ''])
      await open(search)
    expect(requests()).toEqual([1, 20, 1])
  })

  test.each([
    ['https://www.jeoul.test', true, 'autumn.svg'],
    ['https://jeoul.test', false, '1.svg'],
  ])('of the season at %s: main display %j, %s', async (origin, isMain, image) => {
    const { scope, open, shown } = setUp({ seasonLogo: 'autumn.svg' })
    await open('', origin)
    expect(scope.getState($isMainDisplay)).toBe(isMain)
    expect(shown()).toBe(image)
  })

  test('is null if it fails to load', async () => {
    silence()
    const { open, shown, logo } = setUp()
    logo.mockImplementation(down)
    await open()
    expect(shown()).toBeNull()
  })
})
