/** The document with the time at which it came, in milliseconds since 1970, where the page finds it. */
export async function markedDocument(response: Response, at: number): Promise<Response> {
  const text = await response.text()
  return new Response(text.replace('<html', `<html data-kept-at="${at}"`), {
    status: response.status,
    headers: response.headers,
  })
}
