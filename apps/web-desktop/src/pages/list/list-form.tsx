import { $query, fieldChanged, keywordSubmitted, pricesTyped } from '@jeoul/list'
import { $inside } from '@jeoul/router'
import { fieldsChanged, HiddenFields, textIn } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { FormEvent, ReactNode } from 'react'

const choices = { fieldChanged, keywordSubmitted, pricesTyped }

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
  const chosen = useUnit(choices)

  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value, checked } = target
    chosen.fieldChanged({ name, value, checked })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (fieldsChanged(form, 'kwd')) chosen.keywordSubmitted(textIn(form, 'kwd'))
    if (fieldsChanged(form, 'min', 'max')) {
      chosen.pricesTyped({ min: textIn(form, 'min'), max: textIn(form, 'max') })
    }
  }
  return (
    <form method="get" autoComplete="off" className={className} onChange={choose} onSubmit={submit}>
      <input type="hidden" name="sort" value={sort} />
      {event !== null && <input type="hidden" name="event" value={event} />}
      {adCode !== null && <input type="hidden" name="ad_code" value={adCode} />}
      <HiddenFields search={inside('')} />
      {children}
    </form>
  )
}
