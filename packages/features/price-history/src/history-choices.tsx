import { periods, writeKind, writePeriod } from '@jeoul/price-history'
import { $place } from '@jeoul/router'
import { LinkTabs } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ShownHistory } from './shown-history.ts'
import { kindNames, periodName } from './words.ts'

/** Links that choose the period and the kind of goods. */
export function HistoryChoices({ shown }: { readonly shown: ShownHistory }) {
  const { path, search } = useUnit($place)
  const href = (query: string) => `${path}${query}#history`
  return (
    <div>
      <LinkTabs
        label="기간"
        items={periods.map(period => ({
          text: periodName(period),
          href: href(writePeriod(search, period)),
          current: period === shown.period,
        }))}
      />
      {shown.kinds.length > 1 && (
        <LinkTabs
          label="상품 종류"
          items={shown.kinds.map(kind => ({
            text: kindNames[kind],
            href: href(writeKind(search, kind)),
            current: kind === shown.kind,
          }))}
        />
      )}
    </div>
  )
}
