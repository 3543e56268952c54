import { isScriptPreload, readAttributes } from '../size/page-files.ts'

/** The same page for a browser that runs nothing: without scripts, their data, and what would load them early. */
export function stripScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b([^>]*)>/g, (tag, attributes: string) =>
      isScriptPreload(readAttributes(attributes)) ? '' : tag,
    )
}
