import { type Fault, inAnswer, inBody, inForm } from './fault.ts'

/** Texts that come back changed, and duplicates. */
export const textFaults: readonly Fault[] = [
  {
    name: 'a review without its emoji',
    breaks: 'whole-texts',
    only: ['createReview'],
    caught: /^getReview body\.result\.message: is/,
    around: inForm('createReview', form => {
      form.set('message', String(form.get('message')).replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?'))
    }),
  },
  {
    name: 'a comment with escaped markup',
    breaks: 'whole-texts',
    only: ['createReviewComment'],
    caught: /^getReview body\.result\.thread\.comments\.0\.message: is/,
    around: inBody('createReviewComment', body => ({
      ...body,
      message: String(body.message).replaceAll('<', '&lt;'),
    })),
  },
  {
    name: 'a report in one line',
    breaks: 'whole-texts',
    only: ['createItemNotify'],
    caught: /^getItemNotify body\.result\.reported\S*: is/,
    around: inBody('createItemNotify', body => ({
      ...body,
      ment: String(body.ment).replaceAll(/\s+/g, ' '),
    })),
  },
  {
    name: 'an item that is twice in its group',
    breaks: 'sent-twice',
    only: ['createWishItem'],
    caught: /^(getWishGroups|createWishItem) body\.result\.items\S*: is/,
    around: inAnswer('createWishItem', body => ({
      ...body,
      result: { ...body.result, items: [...body.result.items, ...body.result.items] },
    })),
  },
  {
    name: 'a group that keeps its old name',
    breaks: 'renamed-wish-group',
    only: ['renameWishGroup'],
    caught: /^(renameWishGroup|getWishGroups) body\.result\.name: is/,
    around: inAnswer('renameWishGroup', body => ({ ...body, result: { ...body.result, name: '계약 검사' } })),
  },
  {
    name: 'two members who are one',
    breaks: 'two-members',
    only: ['getMember'],
    caught: /^getMember body\.result\.member_id: is the same for both/,
    around: inAnswer('getMember', body => ({ ...body, result: { member_id: 'm', nickname: 'm' } })),
  },
  {
    name: 'a review that is written twice',
    breaks: 'sent-once',
    only: ['createReview'],
    caught: /^getReviews body\.result\.total: is \d+ instead of \d+/,
    around: async ({ operationId, request }, next) => {
      if (operationId === 'createReview') await next(request.clone())
      return next(request)
    },
  },
  {
    name: 'an estimate with another name',
    breaks: 'saved-estimates',
    only: ['saveEstimate'],
    caught: /^getSavedEstimates body\.result\.0\.name: is/,
    around: inBody('saveEstimate', body => ({
      ...body,
      name: String(body.name).replaceAll(/[^ -~가-힣]/gu, '?'),
    })),
  },
]
