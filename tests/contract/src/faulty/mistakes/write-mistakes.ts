import { sortValues } from '@jeoul/api/enums'
import { asFirstMember, inAnswer, inBody, inForm, inQuestion, inStatus, type Seed } from '../fault.ts'
import { doneWithoutDoing, inResult } from './mistake.ts'

const isVisitor = (token: string | null) => token === null
const isOther = (token: string | null) => token?.endsWith('-2') === true

/** Writes that change what is written, do too much, or nothing. */
export const writeMistakes: readonly Seed[] = [
  inText('a comment with the line ends of another system', 'createReviewComment', text =>
    text.replaceAll('\r\n', '\n').replaceAll('\n', '\r'),
  ),
  inText('a comment without spaces at its ends', 'createMarketReviewComment', text => text.trim() || text),
  inText('a comment whose plus signs are spaces', 'updateMarketReviewComment', text =>
    text.replaceAll('+', ' '),
  ),
  {
    name: 'a review without its markup',
    around: inForm('updateMarketReview', form =>
      form.set('message', String(form.get('message')).replaceAll(/<[^>]*>/g, '')),
    ),
  },
  {
    name: 'a review with escaped quotes',
    around: inForm('createReview', form =>
      form.set('message', String(form.get('message')).replaceAll(/['"\\]/g, '\\$&')),
    ),
  },
  {
    name: 'a review whose emoji fall apart',
    around: inForm('createMarketReview', form =>
      form.set('message', String(form.get('message')).replaceAll('\u200d', '')),
    ),
  },
  {
    name: 'a review that is always excellent',
    around: inForm(
      'createReview',
      form => /^[1-5]$/.test(String(form.get('marks'))) && form.set('marks', '5'),
    ),
  },
  {
    name: 'a review that loses its pictures',
    around: inForm('createReview', form => form.delete('images[]')),
  },
  {
    name: 'a changed review that keeps its words',
    around: inForm('updateReview', form => form.has('message') && form.set('message', '처음에 쓴 말')),
  },
  {
    name: 'a review that is written nine hours later',
    around: inResult('createReview', review => ({ ...review, created: later(review.created) })),
  },
  {
    name: 'a grade beyond five that is five',
    around: inForm('createMarketReview', form => Number(form.get('marks')) > 5 && form.set('marks', '5')),
  },
  {
    name: 'a review of nothing that is taken',
    around: inForm(
      'createReview',
      form => String(form.get('message')).trim() === '' && form.set('message', '.'),
    ),
  },
  {
    name: 'a name that is too long, and cut',
    around: inBody('createWishGroup', body => ({
      ...body,
      name: [...String(body.name)].slice(0, 40).join(''),
    })),
  },
  {
    name: 'a group in composed letters',
    around: inBody('createWishGroup', body => ({ ...body, name: String(body.name).normalize('NFC') })),
  },
  {
    name: 'a report of a hundred letters',
    around: inBody('createItemNotify', body => ({ ...body, ment: String(body.ment).slice(0, 100) })),
  },
  { name: 'a comment that stays', around: doneWithoutDoing('deleteReviewComment') },
  { name: 'a group that stays', around: doneWithoutDoing('deleteZzim') },
  { name: 'an alert that stays', around: doneWithoutDoing('deletePriceAlert') },
  { name: 'an estimate that stays', around: doneWithoutDoing('deleteEstimate') },
  { name: 'a review that stays', around: doneWithoutDoing('deleteMarketReview') },
  {
    name: 'another member’s comment that can be removed',
    around: asFirstMember('deleteMarketReviewComment', isOther),
  },
  { name: 'another member’s review that can be changed', around: asFirstMember('updateReview', isOther) },
  { name: 'another member’s group that can be renamed', around: asFirstMember('renameWishGroup', isOther) },
  { name: 'another member’s alerts', around: asFirstMember('getPriceAlerts', isOther) },
  { name: 'another member’s estimates', around: asFirstMember('getSavedEstimates', isOther) },
  { name: 'another member’s like', around: asFirstMember('getReview', isOther) },
  { name: 'a visitor who may like', around: asFirstMember('likeReview', isVisitor) },
  { name: 'a visitor who may report', around: asFirstMember('createReviewNotify', isVisitor) },
  {
    name: 'a hate that counts nothing',
    around: inResult('hateMarketReview', result => ({ ...result, countLike: result.countLike + 1 })),
  },
  {
    name: 'a like that the review does not show',
    around: inResult('getMarketReview', review => ({
      ...review,
      thread: { ...review.thread, hasMyLike: false },
    })),
  },
  {
    name: 'a target in whole thousands',
    around: inBody('savePriceAlert', body =>
      typeof body.target === 'number' ? { ...body, target: Math.round(body.target / 1000) * 1000 } : body,
    ),
  },
  {
    name: 'an alert that is never read',
    around: inBody('savePriceAlert', body => ('is_read' in body ? { ...body, is_read: false } : body)),
  },
  {
    name: 'estimates under a key of their own',
    around: inResult('getSavedEstimates', list => list.map((one, place) => ({ ...one, key: `e${place}` }))),
  },
  {
    name: 'groups with the newest first',
    around: inResult('getZzimGroups', groups => groups.toReversed()),
  },
  {
    name: 'wishes with the oldest first',
    around: inResult('getWishGroups', groups =>
      groups.map(group => ({ ...group, items: group.items.toReversed() })),
    ),
  },
  {
    name: 'an unknown item in a group',
    around: inStatus('createWishItem', 404, 200, {
      success: true,
      message: 'success',
      result: { gid_zzim: '1', name: '찜', gname: '찜', items: [] },
    }),
  },
  {
    name: 'a shop that is saved once more each time',
    around: inAnswer('setMinishopZzim', (body, _, { sameBefore }) => ({
      ...body,
      result: { ...body.result, zzim_count: body.result.zzim_count + sameBefore },
    })),
  },
  {
    name: 'any token that is a member’s',
    around: inBody('queryUser', body => ({ ...body, auth_token: 'jeoul-mock-token-1' })),
  },
  {
    name: 'pages of videos that begin anew',
    around: inQuestion('getReviewVideos', query => query.delete('page')),
  },
  {
    name: 'grades that are counted from five on',
    around: inResult('getMarketReviewInfo', info => ({
      ...info,
      countByMarks: info.countByMarks.toReversed(),
    })),
  },
  {
    name: 'a total of reviews that is the page’s',
    around: inResult('getReviews', page => ({ ...page, total: page.list.length })),
  },
  { name: 'a page of nought that is the first', around: inQuestion('getReviews', atLeastOne) },
  {
    name: 'letters in an id that are left out',
    around: inQuestion('getItems', query => {
      const category = query.get('cate_id')
      if (category !== null) query.set('cate_id', category.replaceAll(/\D/g, '') || '111213')
    }),
  },
  {
    name: 'an offset below nought that is nought',
    around: inQuestion('getItems', query => Number(query.get('offset')) < 0 && query.set('offset', '0')),
  },
  {
    name: 'an unknown order that is the usual one',
    around: inQuestion('getItems', query => {
      if (!sortValues.some(sort => sort === query.get('sort'))) query.delete('sort')
    }),
  },
  {
    name: 'months that are rounded',
    around: inQuestion('getPriceHistory', query => {
      if (!['1', '3', '6', '12'].includes(query.get('months') ?? '')) query.delete('months')
    }),
  },
]

function inText(
  name: string,
  operationId: 'createReviewComment' | 'createMarketReviewComment' | 'updateMarketReviewComment',
  change: (text: string) => string,
): Seed {
  return {
    name,
    around: inBody(operationId, body =>
      typeof body.message === 'string' ? { ...body, message: change(body.message) } : body,
    ),
  }
}

function later(time: string): string {
  return new Date(Date.parse(time) + 9 * 3_600_000).toISOString()
}

function atLeastOne(query: URLSearchParams): void {
  if (query.has('page') && !(Number(query.get('page')) >= 1)) query.set('page', '1')
}
