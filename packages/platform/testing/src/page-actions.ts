import { act, fireEvent, screen } from '@testing-library/react'

/** Path and query of the page's address, decoded. */
export const addressNow = () => decodeURIComponent(location.pathname + location.search.replaceAll('+', ' '))

/** Waits for the page with this heading. */
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** The number of products that the list says it has. */
export const total = () => Number(screen.getByText(/^총 [\d,]+개$/).textContent?.replaceAll(/\D/g, ''))

/** Waits for a link, and follows it. */
export async function follow(name: string | RegExp): Promise<void> {
  const link = await screen.findByRole('link', { name })
  await act(async () => {
    fireEvent.click(link)
  })
}

/** Waits for a button, and presses it. */
export async function press(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name })
  await act(async () => {
    fireEvent.click(button)
  })
}
