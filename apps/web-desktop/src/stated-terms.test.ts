import { findItems } from '@jeoul/testing'
import { testStatedTerms } from '@jeoul/testing/stated-terms'
import { vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

vi.spyOn(console, 'error').mockImplementation(() => {})

const { forSale } = await findItems()
const compared = forSale.slice(0, 2).map(({ item_id }) => item_id)

testStatedTerms(openPage, [
  ['/', 'header'],
  ['/list/111213', 'header'],
  ['/list/111213', 'main'],
  ['/search?keyword=rtx', 'main'],
  [`/compare?items=${compared}`, 'main'],
])
