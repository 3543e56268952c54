import { $openPage, $place, type PageName } from '@jeoul/router'
import { combine, createEvent, createStore } from 'effector'

/** A page set the title in the header: its category or product. Cleared when the page is left. */
export const titleShown = createEvent<string>()

const $shown = createStore('')
  .on(titleShown, (_, title) => title)
  .reset($place.map(({ path }) => path))

const titles: Partial<Record<PageName, string>> = {
  notices: '공지사항',
  notice: '공지사항',
  wish: '찜',
  estimate: 'PC 견적',
  compare: '상품 비교',
}

/** The title at the top of the page; '' shows the mark instead. */
export const $headerTitle = combine($shown, $openPage, (shown, page) => shown || (page && titles[page]) || '')
