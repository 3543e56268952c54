import { $openPage, $place, type PageName } from '@jeoul/router'
import { combine, createEvent, createStore } from 'effector'

/** A list set the title in the header: the name of its category. Cleared when the page is left. */
export const titleShown = createEvent<string>()

const $shown = createStore('')
  .on(titleShown, (_, title) => title)
  .reset($place.map(({ path }) => path))

const titles: Partial<Record<PageName, string>> = {
  search: '검색',
  notices: '공지사항',
  notice: '공지사항',
  wish: '찜',
  estimate: 'PC 견적',
  compare: '상품 비교',
}

/** The title at the top of the page; '' shows the mark instead. */
export const $headerTitle = combine($shown, $openPage, (shown, page) => shown || (page && titles[page]) || '')
