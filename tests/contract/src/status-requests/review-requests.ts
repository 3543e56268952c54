import { formOf } from '@jeoul/contract/documents'
import type { ContractMock } from '../start-contract-mock.ts'
import { type Known, nowhere, type StatusRequest, type StatusRequests, token } from './status-request.ts'

const otherToken = 'jeoul-mock-token-2'
const draft = { marks: 5, message: '좋아요' }
const comment = { idx_b_manager: 1, message: '고마워요' }
const report = { id_notify: 1, ment: '' }

const create = () => formOf({ ...draft, 'images[]': ['a'] }, ['images[]'])
const change = () => formOf({ _method: 'PUT', ...draft, 'delete_image_indexes[]': ['0'] }, ['images[]'])

/** Requests for both kinds of reviews, on reviews and comments that a member writes first. */
export async function reviewRequests(mock: ContractMock, known: Known): Promise<StatusRequests> {
  return {
    ...(await setRequests(mock, known, 'reviews', 'Review')),
    ...(await setRequests(mock, known, 'market/reviews', 'MarketReview')),
  }
}

async function setRequests(
  mock: ContractMock,
  { item }: Known,
  set: string,
  name: string,
): Promise<StatusRequests> {
  const pathTo = (itemId: number | string) => `/desktop/v1/shopping/items/${itemId}/${set}`
  const url = pathTo(item)
  const writeReview = () => write(mock, url, { body: create() })
  const writeComment = async (review: string) =>
    write(mock, `${url}/${review}/comment`, {
      body: JSON.stringify(comment),
      headers: { 'Content-Type': 'application/json' },
    })
  const kept = await writeReview()
  const removed = await writeReview()
  const keptComment = await writeComment(kept)
  const removedComment = await writeComment(kept)
  const to = (path: string) => ({ url: `${url}/${path}` })
  const reading = (path: string) => ({
    200: { url: url + path },
    400: { url: pathTo('first') + path },
    404: { url: pathTo(nowhere.item) + path },
  })
  /** A member's requests, with 400 and 404 for ids in the path. */
  const own = (path: (id: string) => string, id: string, body?: StatusRequest['body']) => ({
    200: { ...to(path(id)), body, token },
    400: { ...to(path('first')), body, token },
    401: { ...to(path(id)), body },
    403: { ...to(path(id)), body, token: otherToken },
    404: { ...to(path(nowhere.item)), body, token },
  })
  const review = (end: string) => (id: string) => id + end
  const onKept = (id: string) => `${kept}/comment/${id}`
  return {
    [`get${name}s`]: reading(''),
    [`get${name}Info`]: reading('/info'),
    [`get${name}Notify`]: reading('/notify'),
    [`get${name}Images`]: reading('/gallery/images'),
    [`get${name}Videos`]: reading('/gallery/videos'),
    [`get${name}`]: own(review(''), kept),
    [`create${name}`]: {
      200: { url, body: create(), token },
      400: { url, body: formOf({ ...draft, marks: 6 }, []), token },
      401: { url, body: create() },
      404: { url: pathTo(nowhere.item), body: create(), token },
    },
    [`update${name}`]: own(review(''), kept, change()),
    [`delete${name}`]: { ...own(review(''), kept), 200: { ...to(removed), token } },
    [`like${name}`]: own(review('/like'), kept),
    [`hate${name}`]: own(review('/hate'), kept),
    [`create${name}Notify`]: own(review('/notify'), kept, report),
    [`create${name}Comment`]: own(review('/comment'), kept, comment),
    [`update${name}Comment`]: own(onKept, keptComment, comment),
    [`delete${name}Comment`]: { ...own(onKept, keptComment), 200: { ...to(onKept(removedComment)), token } },
    [`create${name}CommentNotify`]: own(id => `${onKept(id)}/notify`, keptComment, report),
  }
}

/** Writes something and returns its number. */
async function write(mock: ContractMock, path: string, init: RequestInit): Promise<string> {
  const headers = { ...Object(init.headers), Authorization: `Bearer ${token}` }
  const response = await fetch(mock.secondUrl + path, { ...init, method: 'POST', headers })
  const { result } = await response.json()
  return String(result.idx_comment ?? result.idx_thread)
}
