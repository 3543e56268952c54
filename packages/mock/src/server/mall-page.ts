import { Hono } from 'hono'
import { html } from 'hono/html'

/** `/__mock/mall/{name}/{id}`: the target of links to malls. */
export function mallRoutes(): Hono {
  return new Hono().get('/__mock/mall/:name/:id', context => {
    const { name, id } = context.req.param()
    return context.html(
      html`<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>${name}</title>
<h1>${name}</h1>
<p>여기부터는 쇼핑몰이에요. 모의 서버라서 상품 ${id}의 구매 화면은 없어요.</p>`,
    )
  })
}
