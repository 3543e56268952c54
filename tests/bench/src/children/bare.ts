/** Serves the bare loop: `BENCH_API` is the source of its cards, `BENCH_CATEGORY` the category. */
import { createServer } from 'node:http'
import { loadBareServer } from '../bare/bare-build.ts'
import { fetchCards } from '../bare/fetch-cards.ts'
import { listen } from './listen.ts'
import { reportToParent } from './report-to-parent.ts'

const { BENCH_API = '', BENCH_CATEGORY = '' } = process.env
const cards = await fetchCards(BENCH_API, { cate_id: BENCH_CATEGORY })
const { renderCards } = await loadBareServer()

const server = createServer((_, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(renderCards(cards))
})
reportToParent({ loop: await listen(server) })
