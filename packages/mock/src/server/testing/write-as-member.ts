import type { RunningMock } from '../mock-options.ts'

/** A member's calls for tests: a wish group, a wish, and a review with one image, all on item 7. */
export function writeAsMember(mock: () => RunningMock, member = 1) {
  const shopping = () => `${mock().secondUrl}/desktop/v1/shopping`
  const headers = { Authorization: `Bearer jeoul-mock-token-${member}` }
  const bodyInit = (body?: FormData | object) => {
    if (body === undefined || body instanceof FormData) return { headers, ...(body && { body }) }
    return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  }
  const send = async (method: string, url: string, body?: FormData | object) => {
    const response = await fetch(url, { method, ...bodyInit(body) })
    return (await response.json()).result
  }
  return {
    groups: () => send('GET', `${shopping()}/wish`),
    addGroup: (name: string) => send('POST', `${shopping()}/wish`, { name }),
    save: (group: string, item: number) =>
      send('POST', `${shopping()}/wish/${group}/items`, { item_id: String(item) }),
    reviews: () => send('GET', `${shopping()}/items/7/reviews?sort=new`),
    addReview(message: string, bytes: Uint8Array<ArrayBuffer> = new Uint8Array([1, 2, 3])) {
      const body = new FormData()
      body.append('marks', '5')
      body.append('message', message)
      body.append('images[]', new File([bytes], 'a.png', { type: 'image/png' }))
      return send('POST', `${shopping()}/items/7/reviews`, body)
    },
    press: (review: string, press: 'like' | 'hate') =>
      send('POST', `${shopping()}/items/7/reviews/${review}/${press}`),
    comment: (review: string, message: string) =>
      send('POST', `${shopping()}/items/7/reviews/${review}/comment`, { idx_b_manager: 1, message }),
  }
}
