/** Where each page is. */
export const hrefs = {
  home: (search = '') => `/${search}`,
  list: (cateId: string, search = '') => `/list/${encodeURIComponent(cateId)}${search}`,
  /** @param search the query of a search with its '?'; '' for the page to search from */
  search: (search = '') => `/search${search}`,
  searchFor: (keyword: string) => `/search?${new URLSearchParams({ keyword })}`,
  item: (itemId: string) => `/item/${encodeURIComponent(itemId)}`,
  /** @param search the query of a comparison with its '?'; '' for how to begin one */
  compare: (search = '') => `/compare${search}`,
  notice: (noticeId: string) => `/notice/${encodeURIComponent(noticeId)}`,
  wish: () => '/wish',
  estimate: () => '/estimate',
}
