import { inAnswer, inBody, inForm, inQuestion, inStatus, type Seed } from '../fault.ts'

/** Subtle faults of reviews, wish lists and other writes. */
export const reviewSeeds: readonly Seed[] = [
  { name: 'reviews in one order', around: inQuestion('getReviews', query => query.delete('sort')) },
  { name: 'reviews of every grade', around: inQuestion('getMarketReviews', query => query.delete('marks')) },
  {
    name: 'an average that is none',
    around: inAnswer('getMarketReviewInfo', body => ({ ...body, result: { ...body.result, average: 3 } })),
  },
  {
    name: 'pictures that are miscounted',
    around: inAnswer('getReviewInfo', body => ({
      ...body,
      result: { ...body.result, reviewImagesCount: body.result.reviewImagesCount + 1 },
    })),
  },
  {
    name: 'a visitor who may write reviews',
    around: inAnswer('getReviewInfo', body => ({
      ...body,
      result: { ...body.result, auth: { ...body.result.auth, memberWriteCheck: true } },
    })),
  },
  {
    name: 'a review that differs from the list’s',
    around: inAnswer('getMarketReview', body => ({
      ...body,
      result: { ...body.result, marks: body.result.marks === 1 ? 2 : 1 },
    })),
  },
  {
    name: 'a like that everybody gave',
    around: inAnswer('getReviews', body => ({
      ...body,
      result: {
        ...body.result,
        list: body.result.list.map(review => ({ ...review, thread: { ...review.thread, hasMyLike: true } })),
      },
    })),
  },
  {
    name: 'a gallery that begins anew',
    around: inQuestion('getReviewImages', query => query.delete('page')),
  },
  {
    name: 'a count of likes that stops at nothing',
    around: inAnswer('hateReview', body => ({
      ...body,
      result: { ...body.result, countLike: Math.max(0, body.result.countLike) },
    })),
  },
  {
    name: 'a changed review that keeps its grade',
    around: inForm('updateReview', form => form.set('marks', '3')),
  },
  {
    name: 'a changed review that keeps its pictures',
    around: inForm('updateMarketReview', form => form.delete('delete_image_indexes[]')),
  },
  {
    name: 'a review that is cut at two hundred',
    around: inForm('createMarketReview', form =>
      form.set('message', String(form.get('message')).slice(0, 200)),
    ),
  },
  {
    name: 'a comment in one line',
    around: inBody('createMarketReviewComment', body => ({
      ...body,
      message: String(body.message).replaceAll('\n', ' '),
    })),
  },
  {
    name: 'a comment in decomposed letters',
    around: inBody('updateReviewComment', body => ({
      ...body,
      message: String(body.message).normalize('NFD'),
    })),
  },
  {
    name: 'a group without spaces at its ends',
    around: inBody('createWishGroup', body => ({ ...body, name: String(body.name).trim() })),
  },
  {
    name: 'a group with an escaped name',
    around: inBody('renameWishGroup', body => ({ ...body, name: String(body.name).replaceAll('&', '+') })),
  },
  {
    name: 'an estimate without the end of its address',
    around: inBody('saveEstimate', body => ({ ...body, query: String(body.query).slice(0, 100) })),
  },
  {
    name: 'a comment that is written twice',
    around: async ({ operationId, request }, next) => {
      if (operationId === 'createMarketReviewComment') await next(request.clone())
      return next(request)
    },
  },
  {
    name: 'a group that is made twice',
    around: async ({ operationId, request }, next) => {
      if (operationId === 'createWishGroup') await next(request.clone())
      return next(request)
    },
  },
  {
    name: 'a review of an unknown item',
    around: inStatus('createReview', 404, 400),
  },
  {
    name: 'a wish that is taken back from everybody',
    around: inStatus('deleteWishItem', 404, 200, { success: true, message: 'success', result: null }),
  },
  {
    name: 'a wish without its price',
    around: inAnswer('getWishGroups', body => ({
      ...body,
      result: body.result.map(group => ({
        ...group,
        items: group.items.map(item => ({ ...item, cash: 1 })),
      })),
    })),
  },
  {
    name: 'a report without its words',
    around: inBody('createReviewNotify', body => ({ ...body, ment: '' })),
  },
  {
    name: 'a shop that is saved by nobody',
    around: inAnswer('setMinishopZzim', body => ({ ...body, result: { ...body.result, zzim_count: 0 } })),
  },
]
