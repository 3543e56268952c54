import { act, fireEvent, screen, within } from '@testing-library/react'

/** The search box in the header, and the layer below it. */
export const searchBox = {
  field: () => screen.getByLabelText<HTMLInputElement>('상품 검색'),
  tab: (name: string) => screen.getByRole('tab', { name }),
  layer: async () => within(await screen.findByRole('tabpanel')),
  /** The texts of the layer's options. */
  options: async () => {
    const options = await (await searchBox.layer()).findAllByRole('option')
    return options.map(({ textContent }) => textContent)
  },
  /** Focuses the box, which opens the layer. */
  open: async () => {
    await act(async () => searchBox.field().focus())
    await screen.findByRole('tablist', { name: '검색어' })
  },
  type: (text: string) =>
    act(async () => {
      searchBox.field().value = text
      fireEvent.input(searchBox.field())
    }),
  press: (key: string) => act(async () => fireEvent.keyDown(searchBox.field(), { key, code: key })),
  send: () =>
    act(async () => {
      fireEvent.submit(searchBox.field().form ?? searchBox.field())
    }),
}
