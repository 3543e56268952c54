import { type Fault, inAnswer } from './fault.ts'

/** Parts of estimates that are not what lists and kinds say. */
export const partFaults: readonly Fault[] = [
  {
    name: 'parts that come in an order of their own',
    breaks: 'parts-by-id',
    only: ['findParts'],
    caught: /^findParts body\.result\.list\.0/,
    around: inAnswer('findParts', body => ({
      ...body,
      result: { list: body.result.list.toReversed() },
    })),
  },
  {
    name: 'a part that costs more than its item',
    breaks: 'part-prices',
    only: ['getParts'],
    caught: /^getItemView body\.result\.list\.0\.cash: is \d+ instead of \d+/,
    around: inAnswer('getParts', body => ({
      ...body,
      result: {
        list: body.result.list.map(part => ({ ...part, cash: part.cash === null ? null : part.cash + 1000 })),
      },
    })),
  },
]
