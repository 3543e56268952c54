import type { Host } from '@jeoul/contract/documents'

type Group = Readonly<Record<Host, readonly string[]>>

const reviewSet = [
  'GET ',
  'POST ',
  'GET /info',
  'GET /{review}',
  'POST /{review}',
  'DELETE /{review}',
  'POST /{thread}/comment',
  'PUT /{thread}/comment/{comment}',
  'DELETE /{thread}/comment/{comment}',
  'POST /{review}/notify',
  // Given without its path.
  'POST /{thread}/comment/{comment}/notify',
  'GET /notify',
  'POST /{review}/like',
  'POST /{review}/hate',
  'GET /gallery/videos',
  'GET /gallery/images',
]

const below = (base: string) => reviewSet.map(line => line.replace(' ', ` ${base}`))

/**
 * The calls of the specification's section 7, in its order, by the host that the design assigns. Written from
 * the specification, not from the documents.
 */
export const specifiedOperations: Readonly<Record<string, Group>> = {
  'User and site': {
    main: [
      'GET /front/v2/user/info',
      'POST /front/v2/user/info',
      'GET /logout',
      'GET /common/information/manager/{id}',
      'GET /common/information/manager/',
      'GET /front/v2/minishop/view/',
      'GET /front/v2/banner/header',
      'GET /common/information/manager/minishopzzim/{a}/{b}',
      'GET /front/v2/board/main/notice',
      'GET /front/v2/board/main/notice/{id}',
      'GET /common/etc/map',
      'GET /front/v2/common/aside/',
      'GET /front/v2/common/aside/{x}',
    ],
    second: ['GET /api/v1/member/info', 'GET /desktop/v1/logo/{id}/'],
  },
  Estimate: {
    main: [],
    second: ['POST /desktop/v1/minishop/{id}/estimate', 'POST /desktop/v1/pc/estimate'],
  },
  'Report on an item': {
    main: ['POST /front/v2/item/view/{id}', 'POST /front/v2/item/view/{id}/{x}/'],
    second: ['GET /desktop/v1/shopping/items/{id}/notify', 'POST /desktop/v1/shopping/items/{id}/notify'],
  },
  'Wish list': {
    main: ['POST /front/v2/zzim/save', 'POST /front/v2/zzim/del', 'GET /front/v2/zzim/group'],
    second: [
      'GET /desktop/v1/shopping/wish',
      'POST /desktop/v1/shopping/wish',
      'POST /desktop/v1/shopping/wish/{id}/items',
      'DELETE /desktop/v1/shopping/wish/items/{id}',
    ],
  },
  'Items and lists': {
    main: [
      'GET /front/v3/item/view/{a}/{b}',
      'GET /front/v3/item/cate/{1|2}',
      'GET /front/v3/item/cate',
      'POST /front/v3/item/cate',
      'POST /front/v3/item/cate/{id}',
      'GET /front/v1/item/spec/{cate}',
      'GET /front/v1/item/getSchPrice',
      'GET /front/v3/items',
      'GET /front/v3/curation/{cate}/{idx_b_manager}',
      'GET /front/v1/event/category/{id}',
      'POST /front/v1/medium/view/{id}',
      'POST /front/v1/medium/newsReviewView/{cate}',
    ],
    second: [],
  },
  Product: {
    main: [],
    second: ['GET /desktop/v1/shopping/items/{id}', 'GET /desktop/v1/shopping/items/{id}/malls/{x}'],
  },
  Reviews: {
    main: [],
    second: [
      ...below('/desktop/v1/shopping/items/{id}/reviews'),
      ...below('/desktop/v1/shopping/items/{id}/market/reviews'),
    ],
  },
  'Ad tracking': {
    main: ['GET /front/v3/ad/gaua4tag/', 'GET /ga4/v1/ads/{a}/view/{b}', 'GET /ga4/v1/ads/{a}/click/{b}'],
    second: [],
  },
}

/** Calls that the screens need, but the specification lacks. */
export const assumedOperations: Group = {
  main: [
    'GET /front/v2/search/popular',
    'GET /front/v2/search/autocomplete',
    'GET /front/v3/item/index/{cate}',
    'GET /front/v3/items/offers',
    'GET /front/v2/item/{id}/prices',
    'GET /front/v2/items/prices',
    'GET /front/v2/items/drops',
  ],
  second: [
    'PUT /desktop/v1/shopping/wish/{id}',
    'GET /desktop/v1/shopping/alerts',
    'PUT /desktop/v1/shopping/alerts/{id}',
    'DELETE /desktop/v1/shopping/alerts/{id}',
    'GET /desktop/v1/pc/parts',
    'GET /desktop/v1/pc/parts/{kind}',
    'GET /desktop/v1/pc/estimates',
    'PUT /desktop/v1/pc/estimates/{key}',
    'DELETE /desktop/v1/pc/estimates/{key}',
  ],
}
