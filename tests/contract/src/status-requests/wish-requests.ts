import type { ContractMock } from '../start-contract-mock.ts'
import { type Known, nowhere, type StatusRequests, token } from './status-request.ts'

const wish = '/desktop/v1/shopping/wish'
const zzim = '/front/v2/zzim'
const noGroup = '9999999999'

/** Requests for wish lists, by both hosts' calls. Writes the data that they need. */
export async function wishRequests(mock: ContractMock, { item }: Known): Promise<StatusRequests> {
  const kept = await makeGroup(mock)
  const dropped = await makeGroup(mock)
  await send(mock, `${mock.secondUrl}${wish}/${kept}/items`, { item_id: String(item) })
  return {
    getWishGroups: {
      200: { url: wish, token },
      400: { url: `${wish}?page=1`, token },
      401: { url: wish },
    },
    createWishGroup: {
      200: { url: wish, token, body: { name: '새 컴퓨터' } },
      400: { url: wish, token, body: { name: ' ' } },
      401: { url: wish, body: { name: '새 컴퓨터' } },
    },
    renameWishGroup: {
      200: { url: `${wish}/${kept}`, token, body: { name: '이사 준비' } },
      400: { url: `${wish}/${kept}`, token, body: { name: ' ' } },
      401: { url: `${wish}/${kept}`, body: { name: '이사 준비' } },
      404: { url: `${wish}/${noGroup}`, token, body: { name: '이사 준비' } },
    },
    createWishItem: {
      200: { url: `${wish}/${kept}/items`, token, body: { item_id: String(item) } },
      400: { url: `${wish}/${kept}/items`, token, body: { item_id: 'first' } },
      401: { url: `${wish}/${kept}/items`, body: { item_id: String(item) } },
      404: { url: `${wish}/${noGroup}/items`, token, body: { item_id: String(item) } },
    },
    deleteWishItem: {
      200: { url: `${wish}/items/${item}`, token },
      400: { url: `${wish}/items/first`, token },
      401: { url: `${wish}/items/${item}` },
      404: { url: `${wish}/items/${nowhere.item}`, token },
    },
    getZzimGroups: {
      200: { url: `${zzim}/group`, token },
      400: { url: `${zzim}/group?page=1`, token },
      401: { url: `${zzim}/group` },
    },
    saveZzim: {
      200: { url: `${zzim}/save`, token, body: { f_div: 'group', gname: '이사 준비' } },
      400: { url: `${zzim}/save`, token, body: { f_div: 'all', gname: '이사 준비' } },
      401: { url: `${zzim}/save`, body: { f_div: 'group', gname: '이사 준비' } },
      404: { url: `${zzim}/save`, token, body: { f_div: 'item', gid_zzim: kept, idx: nowhere.item } },
    },
    deleteZzim: {
      200: { url: `${zzim}/del`, token, body: { f_div: 'group', idx: dropped } },
      400: { url: `${zzim}/del`, token, body: { f_div: 'group' } },
      401: { url: `${zzim}/del`, body: { f_div: 'group', idx: dropped } },
      404: { url: `${zzim}/del`, token, body: { f_div: 'group', idx: noGroup } },
    },
  }
}

async function makeGroup(mock: ContractMock): Promise<string> {
  const { body } = await send(mock, mock.secondUrl + wish, { name: '모니터' })
  return Object(body).result.gid_zzim
}

function send(mock: ContractMock, url: string, body: object) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  return mock.ask(url, { method: 'POST', headers, body: JSON.stringify(body) })
}
