import { isScriptPreload, readAttributes } from '../size/page-files.ts'

/** Removes all scripts from a page, with their data and preloads. */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b([^>]*)>/g, (tag, attributes: string) =>
      isScriptPreload(readAttributes(attributes)) ? '' : tag,
    )
}
