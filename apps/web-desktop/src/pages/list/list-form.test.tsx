import { getItemsFx, getPriceBandsFx, getSpecsFx } from '@jeoul/api'
import { listOpened, queryChosen, readListQuery } from '@jeoul/list'
import { CheckRow } from '@jeoul/ui'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'
import KeywordFilter from './keyword-filter.tsx'
import { ListForm } from './list-form.tsx'
import PriceFilter from './price-filter.tsx'

afterEach(cleanup)

/** Renders the form in the scope of an open list; returns the queries that the shopper chooses. */
async function show(search: string) {
  const silence = () => new Promise<never>(() => {})
  const scope = fork({
    handlers: [
      [getItemsFx, silence],
      [getSpecsFx, silence],
      [getPriceBandsFx, silence],
    ],
  })
  const params = { cateId: '111213', managerId: 1, query: readListQuery(search) }
  void allSettled(listOpened, { scope, params })
  const chosen = vi.fn()
  createWatch({ unit: queryChosen, scope, fn: chosen })
  render(
    <Provider value={scope}>
      <ListForm className="">
        <KeywordFilter />
        <PriceFilter />
        <CheckRow label="ASUS" name="maker" value="7" checked={false} />
        <CheckRow label="12GB" name="spec" value="memory:12" checked={false} />
        <CheckRow label="카드 가격 기준" name="type" value="card" checked={false} />
      </ListForm>
    </Provider>,
  )
  return chosen
}

const field = (name: string) => screen.getByRole('textbox', { name })

test('one listener serves every checkbox', async () => {
  const chosen = await show('?page=3')
  fireEvent.click(screen.getByRole('checkbox', { name: 'ASUS' }))
  expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ makers: ['7'], page: 1 }))
  fireEvent.click(screen.getByRole('checkbox', { name: '12GB' }))
  expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ spec: { memory: ['12'] } }))
  fireEvent.click(screen.getByRole('checkbox', { name: '카드 가격 기준' }))
  expect(chosen).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'card' }))
})

test('prices apply when the shopper leaves both fields, not in between', async () => {
  const chosen = await show('')
  fireEvent.change(field('최소 가격'), { target: { value: '100,000' } })
  fireEvent.blur(field('최소 가격'), { relatedTarget: field('최대 가격') })
  expect(chosen).not.toHaveBeenCalled()
  fireEvent.change(field('최대 가격'), { target: { value: '300000' } })
  fireEvent.blur(field('최대 가격'))
  expect(chosen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ min: 100_000, max: 300_000 }))
})

test('leaving unchanged price fields requests nothing', async () => {
  const chosen = await show('?min=100000')
  expect(field('최소 가격')).toHaveProperty('value', '100,000')
  fireEvent.blur(field('최소 가격'))
  expect(chosen).not.toHaveBeenCalled()
})

test('words inside the list apply when they are submitted', async () => {
  const chosen = await show('?kwd=ti')
  const words = screen.getByRole('searchbox', { name: '결과 안에서 검색' })
  fireEvent.change(words, { target: { value: ' RTX  5070 ' } })
  expect(chosen).not.toHaveBeenCalled()
  fireEvent.submit(words)
  expect(chosen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kwd: 'RTX 5070' }))
})
