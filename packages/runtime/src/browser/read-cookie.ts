/** The value of one of the page's cookies; null when there is none. */
export function readCookie(name: string): string | null {
  const prefix = `${name}=`
  const found = document.cookie.split('; ').find(cookie => cookie.startsWith(prefix))
  return found ? decodeURIComponent(found.slice(prefix.length)) : null
}
