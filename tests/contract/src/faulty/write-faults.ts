import { asFirstMember, done, type Fault, inAnswer, inStatus } from './fault.ts'

const isOther = (token: string | null) => token?.endsWith('-2') === true
const isVisitor = (token: string | null) => token === null
const isStranger = (token: string | null) => token?.endsWith(' unknown-token') === true

/** Writes that are lost, repeated, or made for the wrong member. */
export const writeFaults: readonly Fault[] = [
  {
    name: 'a like that moves by two',
    breaks: 'votes',
    only: ['likeReview'],
    caught: /^likeReview body\.result\.countLike: is 2 instead of 1/,
    around: inAnswer('likeReview', body => ({
      ...body,
      result: { ...body.result, countLike: body.result.countLike + 1 },
    })),
  },
  {
    name: 'a hate that leaves the like',
    breaks: 'votes',
    only: ['hateMarketReview'],
    caught: /^hateMarketReview body\.result\.hasMyLike: is true instead of false/,
    around: inAnswer('hateMarketReview', body => ({ ...body, result: { ...body.result, hasMyLike: true } })),
  },
  {
    name: 'a review that is removed twice',
    breaks: 'unknown-ids',
    only: ['deleteReview'],
    caught: /^deleteReview status: is 200 instead of 404/,
    around: inStatus('deleteReview', 404, 200, done),
  },
  {
    name: "another member's review that can be removed",
    breaks: 'foreign-reviews',
    only: ['deleteMarketReview'],
    caught: /^deleteMarketReview status: is 200 instead of 403/,
    around: asFirstMember('deleteMarketReview', isOther),
  },
  {
    name: "another member's comment that can be changed",
    breaks: 'foreign-reviews',
    only: ['updateReviewComment'],
    caught: /^updateReviewComment status: is 200 instead of 403/,
    around: asFirstMember('updateReviewComment', isOther),
  },
  {
    name: "another member's groups that can be seen",
    breaks: 'foreign-wish-lists',
    only: ['getWishGroups'],
    caught: /^getWishGroups body\.result: has another member's group/,
    around: asFirstMember('getWishGroups', isOther),
  },
  {
    name: 'a visitor who may write',
    breaks: 'without-token',
    only: ['createWishGroup'],
    caught: /^createWishGroup status: is 200 instead of 401/,
    around: asFirstMember('createWishGroup', isVisitor),
  },
  {
    name: 'any token that is good enough',
    breaks: 'without-token',
    only: ['createReview'],
    caught: /^createReview status: is 200 instead of 401/,
    around: asFirstMember('createReview', isStranger),
  },
  {
    name: 'a group that was made, and is not there',
    breaks: 'wish-lists',
    only: ['createWishGroup'],
    caught: /^getZzimGroups body\.result\.length: is \d+ instead of \d+/,
    around: inAnswer('getZzimGroups', body => ({ ...body, result: body.result.slice(0, -1) })),
  },
  {
    name: 'a saved item that the product does not know of',
    breaks: 'wish-lists',
    only: ['createWishItem'],
    caught: /^getProduct body\.result\.zzim_my: is false instead of true/,
    around: inAnswer('getProduct', body => ({ ...body, result: { ...body.result, zzim_my: false } })),
  },
  {
    name: 'an alert that is there twice',
    breaks: 'price-alerts',
    only: ['savePriceAlert'],
    caught: /^getPriceAlerts body\.result\.length: is 2 instead of 1/,
    around: inAnswer('getPriceAlerts', body => ({ ...body, result: [...body.result, ...body.result] })),
  },
  {
    name: 'a minishop that cannot be taken back',
    breaks: 'saved-minishops',
    only: ['setMinishopZzim'],
    caught: /^(setMinishopZzim|getMinishop) body\.result\.zzim_state: is "1" instead of "0"/,
    around: inAnswer('setMinishopZzim', body => ({ ...body, result: { ...body.result, zzim_state: '1' } })),
  },
  {
    name: 'a review that is cut short',
    breaks: 'written-reviews',
    only: ['createReview'],
    caught: /^getReview body\.result\.message: is/,
    around: inAnswer('getReview', body => ({
      ...body,
      result: { ...body.result, message: [...body.result.message].slice(0, 1).join('') || '.' },
    })),
  },
  {
    name: 'a review that the list forgets',
    breaks: 'written-reviews',
    only: ['createMarketReview'],
    caught: /^getMarketReviews body\.result\.list: is without what was written last/,
    around: inAnswer('getMarketReviews', body => ({
      ...body,
      result: {
        ...body.result,
        list: body.result.list.filter(({ isMine, nickname }) => !isMine && !nickname.startsWith('저울회원')),
      },
    })),
  },
  {
    name: 'pages that repeat themselves',
    breaks: 'review-pages',
    only: ['getReviews'],
    caught: /^getReviews body\.result\.list(\.\d+|\.length): (is on an earlier page|is \d+ instead of)/,
    around: async (call, next) => {
      const url = new URL(call.request.url)
      const page = url.searchParams.get('page')
      if (call.operationId !== 'getReviews' || !/^[2-9]$/.test(page ?? '')) return next(call.request)
      url.searchParams.set('page', '1')
      const response = await next(new Request(url, call.request))
      const body = await response.json()
      return Response.json({ ...body, result: { ...body.result, page: Number(page) } })
    },
  },
  {
    name: 'comments in the other order',
    breaks: 'written-comments',
    only: ['createMarketReviewComment'],
    caught: /^getMarketReview body\.result\.thread\.comments\.0: is/,
    around: inAnswer('getMarketReview', body => {
      const { thread } = body.result
      return {
        ...body,
        result: { ...body.result, thread: { ...thread, comments: thread.comments.toReversed() } },
      }
    }),
  },
  {
    name: 'a report on a review that its author cannot read',
    breaks: 'reports',
    only: ['createReviewNotify'],
    caught: /^getReviewNotify body\.result\.reported\.length: is 0 instead of 1/,
    around: inAnswer('getReviewNotify', body => ({ ...body, result: { ...body.result, reported: [] } })),
  },
  {
    name: 'reports that visitors can read',
    breaks: 'reports',
    only: ['getItemNotify'],
    caught: /^getItemNotify body\.result\.reported: shows reports to a visitor/,
    around: asFirstMember('getItemNotify', isVisitor),
  },
  {
    name: 'a gallery that shows pictures as videos',
    breaks: 'gallery-pages',
    only: ['getReviewVideos'],
    caught: /^getReviewVideos body\.result\.list\.\d+\.files\.0\.fileMimeType: is image/,
    around: inAnswer('getReviewVideos', body => ({
      ...body,
      result: {
        ...body.result,
        list: body.result.list.map(({ files, ...media }) => ({
          ...media,
          files: files.map(file => ({ ...file, fileMimeType: 'image/png' })),
        })),
      },
    })),
  },
  {
    name: 'grades that are miscounted',
    breaks: 'review-figures',
    only: ['getReviewInfo'],
    caught: /^getReviewInfo body\.result\.countByMarks\.4: is \d+ instead of \d+/,
    around: inAnswer('getReviewInfo', body => ({
      ...body,
      result: {
        ...body.result,
        countByMarks: body.result.countByMarks.map((count, place) => (place === 4 ? count + 1 : count)),
      },
    })),
  },
]
