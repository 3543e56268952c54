/**
 * The path of every page, the same on both sites (assumed). Features link to each other, so the paths are defined below
 * all of them; routes and hrefs are derived from this table.
 */
export const pagePaths = {
  home: '/',
  list: '/list/:cateId',
  search: '/search',
  item: '/item/:itemId',
  reviews: '/reviews/:itemId',
  compare: '/compare',
  link: '/link/:itemId/:mallId',
  notices: '/notice',
  notice: '/notice/:noticeId',
  wish: '/wish',
  estimate: '/estimate',
} as const

export type PageName = keyof typeof pagePaths
export type PagePath<Name extends PageName = PageName> = (typeof pagePaths)[Name]
