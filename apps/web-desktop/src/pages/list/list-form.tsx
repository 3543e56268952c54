import { readWords } from '@jeoul/filter-spec'
import { $query, choicesMade, fieldChanged, readPriceRange } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { HiddenFields, hasTypedChange, textIn } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { FormEvent, ReactNode } from 'react'

/** Query parameters that the form keeps, besides the choices in it. */
const hidden = {
  sort: $query.map(({ sort }) => sort),
  adCode: $query.map(({ adCode }) => adCode),
  event: $query.map(({ event }) => event),
  inside: $inside,
}

type ListFormProps = { readonly className: string | undefined; readonly children: ReactNode }

/**
 * The form around the list and its filters. Without scripts it requests the page again with the choices, at
 * the same path.
 */
export function ListForm({ className, children }: ListFormProps) {
  const { sort, adCode, event, inside } = useUnit(hidden)
  const [change, choose] = useUnit([fieldChanged, choicesMade])

  const take = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const checked = target instanceof HTMLInputElement && target.checked
    change({ name: target.name, value: target.value, checked })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const areWordsNew = hasTypedChange(form, 'kwd')
    const arePricesNew = hasTypedChange(form, 'min', 'max')
    if (!areWordsNew && !arePricesNew) return
    choose({
      ...(areWordsNew && { kwd: readWords(textIn(form, 'kwd')) }),
      ...(arePricesNew && readPriceRange(textIn(form, 'min'), textIn(form, 'max'))),
    })
  }
  return (
    <form method="get" autoComplete="off" className={className} onChange={take} onSubmit={submit}>
      <input type="hidden" name="sort" value={sort} />
      {event !== null && <input type="hidden" name="event" value={event} />}
      {adCode !== null && <input type="hidden" name="ad_code" value={adCode} />}
      <HiddenFields search={inside('')} />
      {children}
    </form>
  )
}
