import { type Known, nowhere, type StatusRequests, token } from './status-request.ts'

/** Requests for the product page and estimates. */
export function productRequests({ item }: Known): StatusRequests {
  const items = '/desktop/v1/shopping/items'
  const report = { id_notify: 1, ment: '품절인데 가격이 나와요' }
  return {
    getMalls: {
      200: { url: `${items}/${item}/malls/all?on_sale=1&sort=low` },
      400: { url: `${items}/${item}/malls/all?on_sale=yes` },
      404: { url: `${items}/${nowhere.item}/malls/all` },
    },
    getProduct: {
      200: { url: `${items}/${item}?idx_b_manager=1`, token },
      400: { url: `${items}/${item}?idx_b_manager=0` },
      404: { url: `${items}/${nowhere.item}` },
    },
    getItemNotify: {
      200: { url: `${items}/${item}/notify`, token },
      400: { url: `${items}/first/notify` },
      404: { url: `${items}/${nowhere.item}/notify` },
    },
    createItemNotify: {
      200: { url: `${items}/${item}/notify`, token, body: report },
      400: { url: `${items}/${item}/notify`, body: { ...report, id_notify: 0 } },
      404: { url: `${items}/${nowhere.item}/notify`, body: report },
    },
    createEstimate: {
      200: { url: '/desktop/v1/pc/estimate', token },
      400: { url: '/desktop/v1/pc/estimate', token, body: {} },
      401: { url: '/desktop/v1/pc/estimate' },
    },
    createMinishopEstimate: {
      200: { url: '/desktop/v1/minishop/2/estimate', token },
      400: { url: '/desktop/v1/minishop/0/estimate', token },
      401: { url: '/desktop/v1/minishop/2/estimate' },
      404: { url: '/desktop/v1/minishop/9999/estimate', token },
    },
  }
}
