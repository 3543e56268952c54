import { type Known, nowhere, type StatusRequests, token } from './status-request.ts'

const alerts = '/desktop/v1/shopping/alerts'
const draft = { kind: 'target', target: 850_000, since: '2026-11-01', is_read: false }

/** Requests for alerts; the alert is saved before it is deleted. */
export function alertRequests({ item }: Known): StatusRequests {
  const url = `${alerts}/${item}`
  return {
    getPriceAlerts: {
      200: { url: alerts, token },
      400: { url: `${alerts}?page=1`, token },
      401: { url: alerts },
    },
    savePriceAlert: {
      200: { url, token, body: draft },
      400: { url, token, body: { ...draft, target: 0 } },
      401: { url, body: draft },
      404: { url: `${alerts}/${nowhere.item}`, token, body: draft },
    },
    deletePriceAlert: {
      200: { url, token },
      400: { url: `${alerts}/first`, token },
      401: { url },
      404: { url: `${alerts}/${nowhere.item}`, token },
    },
  }
}
