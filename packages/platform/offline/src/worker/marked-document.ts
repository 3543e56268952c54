/** Adds the time at which a document was received, in milliseconds since 1970, to its root element. */
export async function markedDocument(response: Response, at: number): Promise<Response> {
  const text = await response.text()
  return new Response(text.replace('<html', `<html data-cached-at="${at}"`), {
    status: response.status,
    headers: response.headers,
  })
}
