import { readFile } from 'node:fs/promises'
import { type Context, Hono } from 'hono'

const types = { html: 'text/html', css: 'text/css', js: 'text/javascript' } as const
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-ancestors 'none'"

/**
 * `/__mock/`: a page with a live view of requests.
 * @param hasMembers whether members of ours can log in
 */
export function inspectorRoutes(hasMembers = true): Hono {
  return new Hono()
    .get('/__mock', context => context.redirect('/__mock/'))
    .get('/__mock/', async context => {
      const page = await readFile(new URL('index.html', import.meta.url), 'utf8')
      return send(context, hasMembers ? page : page.replace(membersPart, ''), 'html')
    })
    .get('/__mock/inspector/:file{[a-z-]+\\.(css|js)}', context => {
      const [name = '', type] = context.req.param('file').split('.')
      return sendFile(context, name, type === 'css' ? 'css' : 'js')
    })
}

/** The part of the page that logs members in. */
const membersPart = /<fieldset id="members">.*?<\/fieldset>/s

async function sendFile(context: Context, name: string, type: keyof typeof types): Promise<Response> {
  const text = await readFile(new URL(`${name}.${type}`, import.meta.url), 'utf8').catch(() => undefined)
  return text === undefined ? context.notFound() : send(context, text, type)
}

function send(context: Context, text: string, type: keyof typeof types): Response {
  return context.body(text, 200, {
    'Content-Type': `${types[type]}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
  })
}
