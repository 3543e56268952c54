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

export const getLogoFx = createQuery(({ logoId }: LogoParams, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/logo/{id}/', {
    ...init,
    baseUrl: secondUrl,
    params: { path: { id: logoId } },
  }),
)

export const getHeaderBannerFx = createQuery((_: CallOptions, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v2/banner/header', { ...init, baseUrl: mainUrl }),
)

export const getNoticesFx = createQuery((_: CallOptions, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v2/board/main/notice', { ...init, baseUrl: mainUrl }),
)

export const getNoticeFx = createQuery(({ noticeId }: NoticeParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/front/v2/board/main/notice/{id}', {
    ...init,
    baseUrl: mainUrl,
    params: { path: { id: noticeId } },
  }),
)

export const getMapFx = createQuery(({ address }: MapParams, { mainClient, mainUrl, init }) =>
  mainClient.GET('/common/etc/map', { ...init, baseUrl: mainUrl, params: { query: { addr: address } } }),
)
