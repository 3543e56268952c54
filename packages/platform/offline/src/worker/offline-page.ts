import { formatClock } from '@jeoul/format'
import type { CachedPage } from './cached-pages.ts'

const style = `
:root{color-scheme:light dark;--text:light-dark(#221f1a,#eae7e3);--soft:light-dark(#6a655f,#afaaa4);
--line:light-dark(#e4e1dd,#3a3733);--brand:light-dark(#2b4c9f,#9ebaf5);--bg:light-dark(#fff,#181613)}
*{box-sizing:border-box}
body{max-width:640px;margin:0 auto;padding:24px 16px;background:var(--bg);color:var(--text);
font:16px/1.5 Pretendard,system-ui,'Apple SD Gothic Neo','Noto Sans KR','Noto Sans CJK KR','Malgun Gothic',sans-serif;word-break:keep-all}
h1{font-size:20px}h2{margin:32px 0 0;font-size:16px}
ul{margin:0;padding:0;list-style:none}li{border-bottom:1px solid var(--line)}
li a{display:block;padding:10px 0;color:inherit;text-decoration:none}
li a:hover{text-decoration:underline}
small{display:block;color:var(--soft);font-size:13px}
.retry{display:inline-block;padding:9px 16px;border:1px solid currentcolor;border-radius:8px;color:var(--brand);
font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`

/**
 * Reloads once the server answers, since browsers do not always send an online event. A reload restores the scroll
 * position instead of going to the fragment, so an address with one is loaded anew, from another address.
 */
const script =
  'const go=()=>{const{href,hash}=location;if(!hash)return location.reload();' +
  "history.replaceState(null,'','?');location.replace(href)};" +
  "const look=()=>fetch(location.href,{method:'HEAD',cache:'no-store'}).then(go,()=>{});" +
  "addEventListener('online',look);setInterval(look,4000)"

/**
 * Shown in place of a page that is neither kept nor reachable, with links to the kept pages.
 *
 * @param now in milliseconds since 1970
 */
export async function offlinePage(pages: readonly CachedPage[], now: number): Promise<Response> {
  const body =
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>연결이 끊겼어요 | 저울</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<style>${style}</style></head><body><main><h1>연결이 끊겼어요</h1>` +
    '<p>이 페이지는 오프라인에서 볼 수 있게 저장되어 있지 않아요. 연결되면 저절로 열려요.</p>' +
    `<p><a class="retry" href="">다시 시도</a></p>${listOf(pages, now)}</main><script>${script}</script></body></html>`
  return new Response(body, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': await policy(),
    },
  })
}

function listOf(pages: readonly CachedPage[], now: number): string {
  if (pages.length === 0) return ''
  const lines = pages.map(
    ({ href, title, about, kind, at }) =>
      `<li><a href="${href.replaceAll('&', '&amp;')}">${title}${about && `<small>${about}</small>`}` +
      `<small>${kind} · ${formatClock(at, now)}에 본 내용</small></a></li>`,
  )
  return `<h2>지금도 볼 수 있는 페이지</h2><ul>${lines.join('')}</ul>`
}

async function policy(): Promise<string> {
  const [styleHash, scriptHash] = await Promise.all([style, script].map(hashOf))
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `script-src ${scriptHash}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}
