/** The plain page's HTML: thirty cards and one style sheet, without any script. */
export function plainDocument(body: string): string {
  return (
    '<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>Cards</title>' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<link rel="stylesheet" href="/assets/bare.css"></head>' +
    `<body><div id="root">${body}</div></body></html>`
  )
}
