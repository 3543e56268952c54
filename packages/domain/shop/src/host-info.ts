/**
 * The location of a page, split as the header needs it: host, domainName, pathName, pathNameAll (specification, section
 * 3).
 */
export interface HostInfo {
  /** Including the port. */
  readonly host: string
  /** The host's name without port and without a leading www or m (assumed). */
  readonly domainName: string
  /** The first non-empty segment of the path; '' for the home page (assumed). */
  readonly pathName: string
  /** The whole path without its first slash (assumed). */
  readonly pathNameAll: string
}

/**
 * Splits the location of a page.
 *
 * @param origin scheme and host
 * @param path begins with a slash
 */
export function hostInfo(origin: string, path: string): HostInfo {
  const host = origin.replace(/^\w+:\/\//, '')
  return {
    host,
    domainName: host.replace(/:\d+$/, '').replace(/^(www|m)\./, ''),
    pathName: path.split('/').find(segment => segment !== '') ?? '',
    pathNameAll: path.slice(1),
  }
}

/**
 * Whether the page is the site's main display: "isMainDisplay (true on a host containing www, unless the first path
 * segment is not at index 0)" (specification, section 4).
 */
export function isMainDisplay({ host, pathName, pathNameAll }: HostInfo): boolean {
  return host.includes('www') && pathNameAll.indexOf(pathName) === 0
}
