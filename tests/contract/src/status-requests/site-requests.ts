import { type Known, nowhere, type StatusRequests, token } from './status-request.ts'

/** Requests for the session, minishops and the shell of the site. */
export function siteRequests(_known: Known): StatusRequests {
  return {
    getMember: {
      200: { url: '/api/v1/member/info', token },
      400: { url: '/api/v1/member/info?page=1', token },
      401: { url: '/api/v1/member/info', token: 'unknown' },
    },
    getUser: { 200: { url: '/front/v2/user/info', token }, 400: { url: '/front/v2/user/info?page=1' } },
    queryUser: {
      200: { url: '/front/v2/user/info', body: { auth_token: token } },
      400: { url: '/front/v2/user/info', body: { auth_token: '' } },
    },
    logout: { 200: { url: '/logout' }, 400: { url: '/logout?page=1' } },
    getManager: {
      200: { url: '/common/information/manager/2' },
      400: { url: '/common/information/manager/0' },
      404: { url: '/common/information/manager/9999' },
    },
    findManager: {
      200: { url: '/common/information/manager/?mall_web_user=yongsancom' },
      400: { url: '/common/information/manager/' },
      404: { url: '/common/information/manager/?mall_web_user=nobody' },
    },
    getMinishop: {
      200: { url: '/front/v2/minishop/view/?mall_web_user=yongsancom', token },
      400: { url: '/front/v2/minishop/view/?mall_web_user=20' },
      404: { url: '/front/v2/minishop/view/?mall_web_user=nobody' },
    },
    setMinishopZzim: {
      200: { url: '/common/information/manager/minishopzzim/2/0?zzim_state=1', token },
      400: { url: '/common/information/manager/minishopzzim/2/0?zzim_state=2', token },
      401: { url: '/common/information/manager/minishopzzim/2/0' },
      404: { url: '/common/information/manager/minishopzzim/9999/0', token },
    },
    getLogo: {
      200: { url: '/desktop/v1/logo/1/' },
      400: { url: '/desktop/v1/logo/0/' },
      404: { url: '/desktop/v1/logo/9999/' },
    },
    getHeaderBanner: {
      200: { url: '/front/v2/banner/header' },
      400: { url: '/front/v2/banner/header?page=1' },
    },
    getNotices: {
      200: { url: '/front/v2/board/main/notice' },
      400: { url: '/front/v2/board/main/notice?page=1' },
    },
    getNotice: {
      200: { url: '/front/v2/board/main/notice/1' },
      400: { url: '/front/v2/board/main/notice/first' },
      404: { url: `/front/v2/board/main/notice/${nowhere.cate}` },
    },
    getMap: {
      200: { url: `/common/etc/map?addr=${encodeURIComponent('서울특별시 중구 세종대로 110')}` },
      400: { url: '/common/etc/map?addr=' },
      404: { url: '/common/etc/map?addr=nowhere' },
    },
  }
}
