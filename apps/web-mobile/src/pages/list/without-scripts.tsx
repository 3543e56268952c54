import { $query, defaultSort, mobileList, writeListQuery } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { $siteLinks } from '@jeoul/ssr'
import { Button, HiddenFields } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/**
 * For browsers without scripts: a button that submits the choices, and a link to the desktop site, whose filters
 * replace the filter sheet.
 */
export default function WithoutScripts() {
  const [query, inside, { otherSite }] = useUnit([$query, $inside, $siteLinks])
  const others = writeListQuery(
    { ...query, page: 1, sort: defaultSort(query.search), type: 'cash' },
    mobileList,
  )
  return (
    <>
      <HiddenFields search={inside(others)} />
      <Button type="submit">적용</Button>
      <a href={otherSite}>PC 화면에서 필터 쓰기</a>
    </>
  )
}
