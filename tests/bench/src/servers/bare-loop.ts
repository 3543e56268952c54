/**
 * The least that a server with React and effector can do: fork a scope, render thirty plain cards to a string, send it.
 * `BENCH_CARDS` is the address of their products.
 */
import { createServer } from 'node:http'
import type { ItemListResponse, ListItem } from '@jeoul/api/types'
import { createStore, fork } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const { PORT, BENCH_CARDS = '' } = process.env
const won = new Intl.NumberFormat('ko')
const { result }: ItemListResponse = await (await fetch(BENCH_CARDS)).json()
const cards = result.items.slice(0, 30).map(cardOf)
const $cards = createStore<typeof cards>([], { sid: 'cards' })

createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const scope = fork({ values: [[$cards, cards]] })
  response.end(renderToString(h(Provider, { value: scope, children: h(CardList) })))
}).listen(Number(PORT), '127.0.0.1')

function cardOf({ item_id: id, image, name, key_specs, cash }: ListItem) {
  return {
    id,
    image,
    name,
    specs: key_specs.join(' · '),
    price: cash === null ? '' : `${won.format(cash)}원`,
  }
}

function CardList() {
  const rows = useUnit($cards).map(({ id, image, name, specs, price }) =>
    h(
      'li',
      { key: id },
      h('img', { src: image, alt: '', width: 130, height: 130 }),
      h('a', { href: `/item/${id}` }, name),
      h('p', null, specs),
      h('strong', null, price),
    ),
  )
  return h('ul', null, rows)
}
