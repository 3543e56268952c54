import type { RenderedPage } from '@jeoul/ssr'
import { documentScript } from '@jeoul/ssr/document-script'
import { escapeHtml } from '@jeoul/ssr/html'
import { inlineScript } from './inline-script.ts'
import type { InlineStyle } from './inline-style.ts'

/** The scripts and styles of a document. */
export interface DocumentAssets {
  /** Address of the one script that the document runs. */
  readonly script: string
  /** Addresses of the modules that this script imports for the page. */
  readonly modules: readonly string[]
  /** Null in development, where Vite adds styles itself. */
  readonly style: InlineStyle | null
}

/** The site as an app on a phone; its colours are those of the header (tokens.css). */
const appLinks =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/icons/touch-180.png"><link rel="manifest" href="/manifest.webmanifest">' +
  '<meta name="theme-color" media="(prefers-color-scheme:light)" content="#ffffff">' +
  '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#181613">'

/** What documents run at once. */
export const earlyScript = inlineScript(documentScript)

/**
 * The whole document in UTF-8. Its state is data, never executable script. Its scripts come last and at low priority:
 * pictures are seen first.
 *
 * @param notice markup before the page
 */
export function htmlDocument(
  { head, content }: Pick<RenderedPage, 'head' | 'content'>,
  { script, modules, style }: DocumentAssets,
  notice = '',
): Uint8Array {
  const start =
    '<!doctype html><html lang="ko"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `${head}${style === null ? '' : styleElements(style)}${appLinks}` +
    `<script>${earlyScript.text}</script></head><body>${notice}`
  const end =
    modules
      .map(href => `<link rel="modulepreload" fetchpriority="low" href="${escapeHtml(href)}">`)
      .join('') +
    `<script type="module" async fetchpriority="low" src="${escapeHtml(script)}"></script></body></html>`
  return Buffer.concat([Buffer.from(start), content, Buffer.from(end)])
}

/** The styles inline, and a link to each of their files that loads nothing: Vite imports no sheet that a link names. */
function styleElements({ text, files }: InlineStyle): string {
  const links = files.map(href => `<link rel="stylesheet" disabled href="${escapeHtml(href)}">`)
  return `<style>${text}</style>${links.join('')}`
}

/** The page shown when rendering fails altogether. */
export const brokenDocument = plainDocument('페이지를 만들지 못했어요', '잠시 뒤에 다시 시도해 주세요.')

/** The page shown for an address with malformed escapes. */
export const unreadableDocument = plainDocument(
  '주소를 읽을 수 없어요',
  '주소가 잘리거나 바뀌지 않았는지 확인해 주세요.',
)

/** The page shown to visitors beyond the render limit. */
export const busyDocument = plainDocument('지금 접속이 많아요', '조금만 기다렸다가 새로고침해 주세요.')

function plainDocument(title: string, words: string): Uint8Array {
  return Buffer.from(
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>저울</title>' +
      '<meta name="viewport" content="width=device-width,initial-scale=1"></head><body><main>' +
      `<h1>${title}</h1><p>${words}</p><p><a href="/">홈으로</a></p></main></body></html>`,
  )
}
