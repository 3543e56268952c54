import type { Card } from './cards.ts'

/** The bare page's HTML: the cards, their data, and one script that hydrates them. */
export function bareDocument(cards: readonly Card[], body: string): string {
  const data = JSON.stringify(cards).replaceAll('<', '\\u003c')
  return (
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>Cards</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<link rel="stylesheet" href="/assets/bare.css">' +
    '<script type="module" src="/assets/bare.js"></script></head>' +
    `<body><div id="root">${body}</div>` +
    `<script type="application/json" id="cards">${data}</script></body></html>`
  )
}
