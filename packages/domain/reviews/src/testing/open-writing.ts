import { ApiError, connectionOpened, getMemberFx, getUserFx, reviewCommands, reviewQueries } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { type DeviceStorage, deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { sessionOpened } from '@jeoul/visitor/session'
import { allSettled, fork } from 'effector'
import { vi } from 'vitest'
import { productReviews } from '../model.ts'
import { $draft, fieldsChanged, filesOffered } from '../writing/draft-model.ts'
import { $draftFiles } from '../writing/draft-storage-model.ts'
import { writingRequested } from '../writing/opening-model.ts'
import { $ownReview } from '../writing/own-review-model.ts'
import { redrawPhotosFx } from '../writing/redraw-photo.ts'
import { $writingStep, reviewSent } from '../writing/sending-model.ts'
import { memoryFiles } from './memory-files.ts'
import { reviewOf } from './review-of.ts'

export const place = { kind: 'product', itemId: '7', threadId: null } as const
export const photo = () => new File(['photo'], '사진.png', { type: 'image/png' })
export const success = { success: true, message: 'success' }

export interface Device {
  readonly storage: DeviceStorage
  readonly kept: Map<string, readonly File[]>
}
export const newDevice = (): Device => ({ storage: memoryStorage(), kept: new Map() })

/** Opens a page as a member, or as a visitor without a login, with a host that answers from memory. */
export async function openPage(memberId: string | null = 'member1', device = newDevice()) {
  const create = vi.fn((_: unknown): unknown => ({ ...success, result: reviewOf('90', { isMine: true }) }))
  const update = vi.fn((_: unknown): unknown => ({ ...success, result: reviewOf('31', { isMine: true }) }))
  const newest = vi.fn((_: unknown): unknown => ({ ...success, result: { list: [], total: 0, page: 1 } }))
  const one = vi.fn((_: unknown): unknown => ({
    ...success,
    result: reviewOf('31', { isMine: true, marks: 3 }),
  }))
  const auth = { adminAuth: false, makerAuth: false, memberWriteCheck: true, memberOrderCheck: false }
  const info = () => ({ ...success, result: { auth, reviewImages: [], reviewImagesCount: 0, total: 0 } })
  const member = { member_id: memberId, nickname: '저울회원' }
  const redraw = vi.fn((files: readonly File[]): unknown => files.map(file => ({ file, why: null })))
  const scope = fork({
    values: [[$draftFiles, memoryFiles(device.kept)]],
    handlers: [
      [getMemberFx, () => ({ ...success, result: member })],
      [getUserFx, () => ({ ...success, isLogin: true, result: member })],
      [reviewCommands.product.createReviewFx, (_: unknown, params: unknown) => create(params)],
      [reviewCommands.product.updateReviewFx, (_: unknown, params: unknown) => update(params)],
      [reviewQueries.product.getReviewsFx, (_: unknown, params: unknown) => newest(params)],
      [reviewQueries.product.getReviewFx, (_: unknown, params: unknown) => one(params)],
      [reviewQueries.product.getInfoFx, info],
      [redrawPhotosFx, redraw],
    ],
  })
  const token = memberId && `token of ${memberId}`
  const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedTtl: 0 } })
  const props = { ...scope.getState($siteProps), isLogged: memberId !== null }
  await allSettled(appStarted, { scope, params: props })
  await allSettled(deviceOpened, { scope, params: device.storage })
  await allSettled(sessionOpened, { scope })
  const ask = (threadId: string | null = null) =>
    allSettled(writingRequested, { scope, params: { ...place, threadId } })
  const write = async (message = '조용해요') => {
    await allSettled(fieldsChanged, { scope, params: { marks: 5 } })
    await allSettled(fieldsChanged, { scope, params: { message } })
  }
  return {
    scope,
    device,
    create,
    update,
    newest,
    one,
    redraw,
    ask,
    write,
    attach: (...files: readonly File[]) => allSettled(filesOffered, { scope, params: files }),
    send: () => allSettled(reviewSent, { scope }),
    auth,
    openReviews: () => allSettled(productReviews.itemOpened, { scope, params: { itemId: '7' } }),
    draft: () => scope.getState($draft),
    step: () => scope.getState($writingStep),
    own: () => scope.getState($ownReview),
  }
}

export const lost = () => Promise.reject(new ApiError('network', 'the connection broke during the upload'))
export const refused = (status: number) => () => Promise.reject(new ApiError('status', `${status}`, status))
