import { readSpecChoice } from '@jeoul/filter-spec'
import {
  $cateId,
  $query,
  cardPriceSwitched,
  keywordSubmitted,
  makerToggled,
  pricesChosen,
  specToggled,
} from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'
import { useUnit } from 'effector-react'
import type { FormEvent, ReactNode } from 'react'
import { fieldsChanged, readPrices, readText } from './typed-fields.ts'

const toggles = { makerToggled, specToggled, cardPriceSwitched, keywordSubmitted, pricesChosen }

/** What the form sends along, besides what is chosen in it. */
const hidden = {
  cateId: $cateId,
  sort: $query.map(({ sort }) => sort),
  adCode: $query.map(({ adCode }) => adCode),
}

type ListFormProps = { readonly className: string | undefined; readonly children: ReactNode }

/** Everything that can be chosen of the list: a form that asks for the page again where there are no scripts. */
export function ListForm({ className, children }: ListFormProps) {
  const { cateId, sort, adCode } = useUnit(hidden)
  const chosen = useUnit(toggles)

  const choose = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const spec = target.name === 'spec' && readSpecChoice(target.value)
    if (spec) chosen.specToggled(spec)
    if (target.name === 'maker') chosen.makerToggled(target.value)
    if (target.name === 'type') chosen.cardPriceSwitched(target.checked)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (fieldsChanged(form, 'kwd')) chosen.keywordSubmitted(readText(form, 'kwd'))
    if (fieldsChanged(form, 'min', 'max')) chosen.pricesChosen(readPrices(form))
  }
  return (
    <form
      method="get"
      action={hrefs.list(cateId)}
      autoComplete="off"
      className={className}
      onChange={choose}
      onSubmit={submit}
    >
      <input type="hidden" name="sort" value={sort} />
      {adCode !== null && <input type="hidden" name="ad_code" value={adCode} />}
      {children}
    </form>
  )
}
