import type { Banner, Logo } from '@jeoul/api/types'
import { lazily } from '../../index/lazily.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { parseDigits, parseFilledText, parseNumber } from '../../operation/parameters.ts'
import { Problem } from '../../operation/problem.ts'
import { leavesByReviews } from '../category/leaves-by-reviews.ts'
import { findShop, siteName } from '../minishop/find-shop.ts'
import { findAddress } from './find-address.ts'
import { notices } from './notices.ts'

/** Handlers of the shell of the site. Source: specification sections 4 and 7. */

const maxLogos = 2 ** 31 - 1

export function siteHandlers({ index, baseUrls: { main } }: MockContext) {
  const resultJson = (result: unknown) => JSON.stringify({ ...success, result })
  const banners = lazily(() =>
    leavesByReviews(index)
      .slice(0, 1)
      .map(({ node: { cateId, name } }): Banner => {
        const title = `${name} 모음`
        const image = `${main}/pictures/banner/${encodeURIComponent(title)}.svg`
        return { id: cateId, title, image, href: `/list/${cateId}` }
      }),
  )
  const withoutContent = notices.map(({ content: _, ...notice }) => notice)

  return {
    getHeaderBanner: operation(`${main}/front/v2/banner/header`, () =>
      resultJson({ headerRight: banners() }),
    ),
    getNotices: operation(`${main}/front/v2/board/main/notice`, () => resultJson(withoutContent)),
    getNotice: operation(`${main}/front/v2/board/main/notice/:id`, ({ path }) => {
      const id = parseDigits('path.id', path('id'), 10)
      const notice = notices.find(notice => notice.id === id)
      if (!notice) throw new Problem(404, 'path.id: no such notice')
      return resultJson(notice)
    }),
    getMap: operation(`${main}/common/etc/map`, ({ query }) =>
      resultJson(findAddress(parseFilledText('query.addr', query.get('addr'), 200))),
    ),
  }
}

/** A minishop has the same logo in both places. The site's wide one is only used at the top of a page. */
export function logoHandlers({ baseUrls }: MockContext) {
  const { main, second } = baseUrls
  return {
    getLogo: operation(`${second}/desktop/v1/logo/:id/`, ({ path }) => {
      const { name } = findShop('path.id', parseNumber('path.id', path('id'), 1, maxLogos))
      const mallLogo = `${main}/pictures/mall/${encodeURIComponent(name)}.svg`
      const [desktopLogo, desktopFixLogo] =
        name === siteName
          ? [`${main}/pictures/logo/wide.svg`, `${main}/pictures/logo/narrow.svg`]
          : [mallLogo, mallLogo]
      const result: Logo = { desktopLogo, seasonLogo: null, desktopFixLogo }
      return JSON.stringify({ ...success, result })
    }),
  }
}
