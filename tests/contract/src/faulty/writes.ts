import {
  add,
  answer,
  asFirstMember,
  type Change,
  done,
  field,
  ignored,
  param,
  repeated,
  reversed,
  status,
  twice,
  withOther,
  without,
  withoutLast,
  words,
} from './changes.ts'
import type { Table } from './fault.ts'

/** Faults of members and what they write: reviews, comments, votes, reports, wishes, alerts and estimates. */
export const writes: Table = {
  faults: {
    'a like that moves by two': {
      by: ['votes', 'likeReview', /^body\.result\.countLike: is 2 instead of 1/],
      ...answer('likeReview', 'result.countLike', add(1)),
    },
    'a hate that leaves the like': {
      by: ['votes', 'hateMarketReview', /^body\.result\.hasMyLike: is true instead of false/],
      ...answer('hateMarketReview', 'result.hasMyLike', () => true),
    },
    'a review that is removed twice': {
      by: ['unknown-ids', 'deleteReview', /^status: is 200 instead of 404/],
      ...status('deleteReview', 404, 200, done()),
    },
    "another member's review that can be removed": {
      by: ['foreign-reviews', 'deleteMarketReview', /^status: is 200 instead of 403/],
      ...asFirstMember('deleteMarketReview', 'other'),
    },
    "another member's comment that can be changed": {
      by: ['foreign-reviews', 'updateReviewComment', /^status: is 200 instead of 403/],
      ...asFirstMember('updateReviewComment', 'other'),
    },
    "another member's groups that can be seen": {
      by: ['foreign-wish-lists', 'getWishGroups', /^body\.result: has another member's group/],
      ...asFirstMember('getWishGroups', 'other'),
    },
    'a visitor who may write': {
      by: ['without-token', 'createWishGroup', /^status: is 200 instead of 401/],
      ...asFirstMember('createWishGroup', 'visitor'),
    },
    'any token that is good enough': {
      by: ['without-token', 'createReview', /^status: is 200 instead of 401/],
      ...asFirstMember('createReview', 'stranger'),
    },
    'a group that was made, and is not there': {
      by: ['wish-lists', 'getZzimGroups', /^body\.result\.length: is \d+ instead of \d+/],
      ...answer('getZzimGroups', 'result', withoutLast),
    },
    'a saved item that the product does not know of': {
      by: ['wish-lists', 'getProduct', /^body\.result\.zzim_my: is false instead of true/],
      ...answer('getProduct', 'result.zzim_my', () => false),
    },
    'an alert that is there twice': {
      by: ['price-alerts', 'getPriceAlerts', /^body\.result\.length: is 2 instead of 1/],
      ...answer('getPriceAlerts', 'result', twice),
    },
    'a minishop that cannot be taken back': {
      by: ['saved-minishops', 'setMinishopZzim', /^body\.result\.zzim_state: is "1" instead of "0"/],
      ...answer('setMinishopZzim', 'result.zzim_state', () => '1'),
    },
    'a review that is cut short': {
      by: ['written-reviews', 'getReview', /^body\.result\.message: is/],
      ...answer('getReview', 'result.message', ([first = '.']) => first),
    },
    'a review that the list forgets': {
      by: ['written-reviews', 'getMarketReviews', /^body\.result\.list: lacks the newest review/],
      ...answer('getMarketReviews', 'result.list', list =>
        list.filter(({ isMine, nickname }) => !isMine && !nickname.startsWith('저울회원')),
      ),
    },
    'pages that repeat themselves': {
      by: [
        'review-pages',
        'getReviews',
        /^body\.result\.list(\.\d+|\.length): is (on an earlier page|\d+ instead of)/,
      ],
      ...withOther(
        'getReviews',
        'result.list',
        asked => /^[2-9]$/.test(asked.get('page') ?? '') && asked.set('page', '1'),
      ),
    },
    'comments in the other order': {
      by: ['written-comments', 'getMarketReview', /^body\.result\.thread\.comments\.0: is/],
      ...answer('getMarketReview', 'result.thread.comments', reversed),
    },
    'of two writes at one moment, one that is lost': {
      by: ['written-comments', 'getReview', /^body\.result\.thread\.comments\.(length|\d+): is/],
      ...oneOfSimultaneous(),
    },
    'a report on a review that its author cannot read': {
      by: ['reports', 'getReviewNotify', /^body\.result\.reported\.length: is 0 instead of 1/],
      ...answer('getReviewNotify', 'result.reported', () => []),
    },
    'reports that visitors can read': {
      by: ['reports', 'getItemNotify', /^body\.result\.reported: shows reports to a visitor/],
      ...asFirstMember('getItemNotify', 'visitor'),
    },
    'a gallery that shows pictures as videos': {
      by: ['gallery-pages', 'getReviewVideos', /^body\.result\.list\.\d+\.files\.0\.fileMimeType: is image/],
      ...answer('getReviewVideos', 'result.list.*.files.*.fileMimeType', () => 'image/png'),
    },
    'grades that are miscounted': {
      by: ['review-figures', 'getReviewInfo', /^body\.result\.countByMarks\.4: is \d+ instead of \d+/],
      ...answer('getReviewInfo', 'result.countByMarks.4', add(1)),
    },
    'photos that are miscounted': {
      by: ['review-figures', 'getReviewInfo', /^body\.result\.countWithPhotos: is \d+ instead of \d+/],
      ...answer('getReviewInfo', 'result.countWithPhotos', add(1)),
    },
    'a grade that is forgotten once photos are asked for': {
      by: ['review-figures', 'getMarketReviews', /^body\.result\.list\.\d+: has no photo or another grade/],
      ...withOther(
        'getMarketReviews',
        'result.list',
        asked => asked.get('photos') === '1' && asked.delete('marks'),
      ),
    },
    'the worst reviews that are the best': {
      by: ['review-figures', 'getReviews', /^body\.result\.list\.0\.marks: is 5 instead of \d/],
      ...withOther(
        'getReviews',
        'result.list',
        asked => asked.get('sort') === 'low' && asked.set('sort', 'marks'),
      ),
    },
    'reviews that are everybody’s own': {
      by: ['visitor-data', 'getReviews', /^body\.result\.list\.\d+\.isMine: is true/],
      ...answer('getReviews', 'result.list.*.isMine', () => true),
    },
    'a stranger who is logged in': {
      by: ['visitor-session', 'getUser', /^body\.isLogin: is true instead of false/],
      ...answer('getUser', 'isLogin', () => true),
    },
    'a member who is somebody else to the other host': {
      by: ['member-identity', 'getUser', /^body\.result\.nickname: is "나" instead of/],
      ...answer('getUser', 'result.nickname', () => '나'),
    },
    'two members who are one': {
      by: ['two-members', 'getMember', /^body\.result\.member_id: is the same for both/],
      ...answer('getMember', 'result', () => ({ member_id: 'm', nickname: 'm' })),
    },
    'an estimate of another minishop': {
      by: [
        'minishop-estimates',
        'createMinishopEstimate',
        /^body\.result\.idx_b_manager: is 99 instead of \d+/,
      ],
      ...answer('createMinishopEstimate', 'result.idx_b_manager', () => 99),
    },
    'an estimate that does not add up': {
      by: ['new-estimates', 'createEstimate', /^body\.result\.pc\.price: is \d+ instead of \d+/],
      ...answer('createEstimate', 'result.pc.price', add(1)),
    },
    'a review without its emoji': {
      by: ['whole-texts', 'getReview', /^body\.result\.message: is/],
      ...words('createReview', 'message', text => text.replaceAll(/[\u{10000}-\u{10ffff}]/gu, '?')),
    },
    'a comment with escaped markup': {
      by: ['whole-texts', 'getReview', /^body\.result\.thread\.comments\.0\.message: is/],
      ...words('createReviewComment', 'message', text => text.replaceAll('<', '&lt;')),
    },
    'a report in one line': {
      by: ['whole-texts', 'getItemNotify', /^body\.result\.reported\S*: is/],
      ...words('createItemNotify', 'ment', text => text.replaceAll(/\s+/g, ' ')),
    },
    'an estimate with another name': {
      by: ['saved-estimates', 'getSavedEstimates', /^body\.result\.0\.name: is/],
      ...words('saveEstimate', 'name', text => text.replaceAll(/[^ -~가-힣]/gu, '?')),
    },
    'an item that is twice in its group': {
      by: ['sent-twice', 'createWishItem', /^body\.result\.items\S*: is/],
      ...answer('createWishItem', 'result.items', twice),
    },
    'a review that is written twice': {
      by: ['sent-once', 'getReviews', /^body\.result\.total: is \d+ instead of \d+/],
      ...repeated('createReview'),
    },
    'a group that keeps its old name': {
      by: ['renamed-wish-group', 'renameWishGroup', /^body\.result\.name: is/],
      ...answer('renameWishGroup', 'result.name', () => '계약 검사'),
    },
    'wishes with the oldest first, and their times with them': {
      by: ['wish-items-newest-first', 'getWishGroups', /^body\.result\.0\.items\.1\.created: is later/],
      ...answer('getWishGroups', 'result.*.items', reversed),
    },
  },
  seeds: {
    'reviews in one order': without('getReviews', 'sort'),
    'reviews of every grade': without('getMarketReviews', 'marks'),
    'an average that is none': answer('getMarketReviewInfo', 'result', info => ({ ...info, average: 3 })),
    'pictures that are miscounted': answer('getReviewInfo', 'result.reviewImagesCount', add(1)),
    'a visitor who may write reviews': answer('getReviewInfo', 'result.auth.memberWriteCheck', () => true),
    'a review that differs from the list’s': answer('getMarketReview', 'result.marks', marks =>
      marks === 1 ? 2 : 1,
    ),
    'a like that everybody gave': answer('getReviews', 'result.list.*.thread.hasMyLike', () => true),
    'a gallery that begins anew': without('getReviewImages', 'page'),
    'a count of likes that stops at nothing': answer('hateReview', 'result.countLike', n => Math.max(0, n)),
    'a changed review that keeps its grade': field('updateReview', 'marks', () => 3),
    'a changed review that keeps its pictures': field(
      'updateMarketReview',
      'delete_image_indexes[]',
      () => undefined,
    ),
    'a review that is cut at two hundred': words('createMarketReview', 'message', text => text.slice(0, 200)),
    'a comment in one line': words('createMarketReviewComment', 'message', text =>
      text.replaceAll('\n', ' '),
    ),
    'a comment in decomposed letters': words('updateReviewComment', 'message', text => text.normalize('NFD')),
    'a group without spaces at its ends': words('createWishGroup', 'name', name => name.trim()),
    'a group with an escaped name': words('renameWishGroup', 'name', name => name.replaceAll('&', '+')),
    'an estimate without the end of its address': words('saveEstimate', 'query', text => text.slice(0, 100)),
    'a comment that is written twice': repeated('createMarketReviewComment'),
    'a group that is made twice': repeated('createWishGroup'),
    'a review of an unknown item': status('createReview', 404, 400),
    'a wish that is taken back from everybody': status('deleteWishItem', 404, 200, done()),
    'a wish without its price': answer('getWishGroups', 'result.*.items.*', item => ({ ...item, cash: 1 })),
    'a report without its words': words('createReviewNotify', 'ment', () => ''),
    'a saved shop with a count of 0': answer('setMinishopZzim', 'result.zzim_count', () => 0),
  },
  mistakes: {
    'a comment with the line ends of another system': words('createReviewComment', 'message', text =>
      text.replaceAll('\r\n', '\n').replaceAll('\n', '\r'),
    ),
    'a comment without spaces at its ends': words(
      'createMarketReviewComment',
      'message',
      text => text.trim() || text,
    ),
    'a comment whose plus signs are spaces': words('updateMarketReviewComment', 'message', text =>
      text.replaceAll('+', ' '),
    ),
    // A message that is not sent is the text 'null', and taken, which is what the runner notices.
    'a review without its markup': field(
      'updateMarketReview',
      'message',
      text => String(text).replaceAll(/<[^>]*>/g, ''),
      [null],
    ),
    'a review with escaped quotes': words('createReview', 'message', text =>
      text.replaceAll(/['"\\]/g, '\\$&'),
    ),
    'a review whose emoji fall apart': words('createMarketReview', 'message', text =>
      text.replaceAll('\u200d', ''),
    ),
    'a review that is always excellent': words('createReview', 'marks', marks =>
      /^[1-5]$/.test(marks) ? '5' : marks,
    ),
    'a review that loses its pictures': field('createReview', 'images[]', () => undefined),
    'a changed review that keeps its words': words('updateReview', 'message', () => '처음에 쓴 말'),
    'a review that is written nine hours later': answer('createReview', 'result.created', time =>
      new Date(Date.parse(time) + 9 * 3_600_000).toISOString(),
    ),
    'a grade beyond five that is five': words('createMarketReview', 'marks', marks =>
      Number(marks) > 5 ? '5' : marks,
    ),
    'a review of nothing that is taken': words('createReview', 'message', text =>
      text.trim() === '' ? '.' : text,
    ),
    'a name that is too long, and cut': words('createWishGroup', 'name', name =>
      [...name].slice(0, 40).join(''),
    ),
    'a group in composed letters': words('createWishGroup', 'name', name => name.normalize('NFC')),
    'a report of a hundred letters': words('createItemNotify', 'ment', text => text.slice(0, 100)),
    'a comment that stays': ignored('deleteReviewComment'),
    'a group that stays': ignored('deleteZzim'),
    'an alert that stays': ignored('deletePriceAlert'),
    'an estimate that stays': ignored('deleteEstimate'),
    'a review that stays': ignored('deleteMarketReview'),
    'another member’s comment that can be removed': asFirstMember('deleteMarketReviewComment', 'other'),
    'another member’s review that can be changed': asFirstMember('updateReview', 'other'),
    'another member’s group that can be renamed': asFirstMember('renameWishGroup', 'other'),
    'another member’s alerts': asFirstMember('getPriceAlerts', 'other'),
    'another member’s estimates': asFirstMember('getSavedEstimates', 'other'),
    'another member’s like': asFirstMember('getReview', 'other'),
    'a visitor who may like': asFirstMember('likeReview', 'visitor'),
    'a visitor who may report': asFirstMember('createReviewNotify', 'visitor'),
    'a hate that counts nothing': answer('hateMarketReview', 'result.countLike', add(1)),
    'a like that the review does not show': answer('getMarketReview', 'result.thread.hasMyLike', () => false),
    'a target in whole thousands': field('savePriceAlert', 'target', target =>
      typeof target === 'number' ? Math.round(target / 1000) * 1000 : target,
    ),
    'an alert that is never read': field('savePriceAlert', 'is_read', () => false),
    'estimates under a key of their own': answer('getSavedEstimates', 'result', list =>
      list.map((one, place) => ({ ...one, key: `e${place}` })),
    ),
    'groups with the newest first': {
      by: ['wish-groups-of-hosts', 'getZzimGroups', /^body\.result\.0\.gid_zzim: /],
      ...answer('getZzimGroups', 'result', reversed),
    },
    'wishes with the oldest first': {
      by: ['wish-orders', 'getWishGroups', /^body\.result\.0\.items\.\*\.item_id/],
      ...answer('getWishGroups', 'result.*.items', reversed),
    },
    'an unknown item in a group': status(
      'createWishItem',
      404,
      200,
      done({ gid_zzim: '1', name: '찜', gname: '찜', items: [] }),
    ),
    'a shop that is saved once more each time': answer(
      'setMinishopZzim',
      'result.zzim_count',
      (count, { sameBefore }) => count + sameBefore,
    ),
    'any token that is a member’s': field('queryUser', 'auth_token', () => 'jeoul-mock-token-1'),
    'pages of videos that begin anew': without('getReviewVideos', 'page'),
    'grades that are counted from five on': answer('getMarketReviewInfo', 'result.countByMarks', reversed),
    'a total of reviews that is the page’s': answer('getReviews', 'result', all => ({
      ...all,
      total: all.list.length,
    })),
    'a page of nought that is the first': param('getReviews', 'page', page =>
      Number(page) >= 1 ? page : '1',
    ),
  },
}

/** Of simultaneous comments, only the first is stored; the others are answered as if they were. */
function oneOfSimultaneous(): Change {
  let underWay = 0
  return {
    around: async ({ operationId, request }, next) => {
      if (operationId !== 'createReviewComment') return next(request)
      const isAlone = underWay++ === 0
      const [kept] = await Promise.all([next(request.clone()), new Promise(resolve => setImmediate(resolve))])
      underWay--
      if (isAlone || kept.status !== 200) return kept
      const { result } = await kept.clone().json()
      const { headers, url } = request
      await next(new Request(`${url}/${result.idx_comment}`, { method: 'DELETE', headers }))
      return kept
    },
  }
}
