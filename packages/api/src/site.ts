import { createQuery } from './create-query.ts'
import type { CallOptions } from './request-host.ts'

export interface LogoParams extends CallOptions {
  readonly logoId: number
}

export interface NoticeParams extends CallOptions {
  readonly noticeId: string
}

export interface MapParams extends CallOptions {
  readonly address: string
}

export const getLogoFx = createQuery(({ logoId }: LogoParams, { second }) =>
  second.GET('/desktop/v1/logo/{id}/', { params: { path: { id: logoId } } }),
)

export const getHeaderBannerFx = createQuery((_: CallOptions, { main }) =>
  main.GET('/front/v2/banner/header'),
)

export const getNoticesFx = createQuery((_: CallOptions, { main }) => main.GET('/front/v2/board/main/notice'))

export const getNoticeFx = createQuery(({ noticeId }: NoticeParams, { main }) =>
  main.GET('/front/v2/board/main/notice/{id}', { params: { path: { id: noticeId } } }),
)

export const getMapFx = createQuery(({ address }: MapParams, { main }) =>
  main.GET('/common/etc/map', { params: { query: { addr: address } } }),
)
