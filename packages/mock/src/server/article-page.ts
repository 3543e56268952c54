import { Hono } from 'hono'
import { html } from 'hono/html'

/** `/__mock/article/{number}`: the target of links to articles. */
export function articleRoutes(): Hono {
  return new Hono().get('/__mock/article/:number{[0-9]{1,10}}', context => {
    const { number } = context.req.param()
    return context.html(
      html`<!doctype html>
<html lang="ko">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>기사 ${number}</title>
<h1>기사 ${number}</h1>
<p>여기부터는 기사를 낸 곳이에요. 모의 서버라서 기사의 본문은 없어요.</p>`,
    )
  })
}
